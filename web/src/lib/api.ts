// The server's HTTP routes (docs/api.md); every failure is a Problem that can be said in words.

import type {
  Account, AnalysisInfo, History, Leaders, NewPhrase, PasskeyOptions, Profile,
  BalanceInfo, BalanceRequest, DraftChecked, DraftRequest, LibraryEntry, LibraryList, PublishRequest, WorkshopInfo,
  CourseInfo, GameRules, GamesInfo, Invitation, LessonAnswer, LessonRequest, Link, Me, MePatch, Notices, Problem, PuzzleList, ReplayCreated, ReplayDice, ReplayInfo, ReplayLog, ReplayPoint, ReplayScores,
  SeatChange, SeekRequest, SignOut, Sought, Subscription, TableInfo, TableList, TableRequest, Wishes,
} from "./messages";

/** A refused request. */
export class Refused extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.code);
  }
}

/** A problem of the client's own making, in the server's form. */
export function problem(code: string, params: Problem["params"] = {}): Problem {
  return { code, params, rules: [], game: "" };
}

/** What went wrong, in the server's form, whatever was thrown. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : problem("offline");
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method };
  if (method !== "GET") {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body ?? {});
  }
  const answer = await fetch(`/api${path}`, options);
  const content: unknown = answer.headers.get("Content-Type")?.includes("json") ? await answer.json() : null;
  if (answer.ok) return content as T;
  const told = content !== null && typeof content === "object" && "code" in content;
  throw new Refused(told ? (content as Problem) : problem("server", { status: answer.status }), answer.status);
}

/** The token of a share link as the routes of a replay take it. */
export const shared = (share: string): string => (share ? `share=${encodeURIComponent(share)}` : "");

/** What follows a path: those parts of a query that there are. */
const query = (...parts: string[]): string => {
  const given = parts.filter(Boolean).join("&");
  return given ? `?${given}` : "";
};

let games: Promise<GamesInfo> | null = null;
let me: Promise<Me> | null = null;

export const api = {
  games(): Promise<GamesInfo> {
    games ??= call<GamesInfo>("GET", "/games").catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  async texts(lang: string, game: string): Promise<string> {
    const answer = await fetch(`/api/texts/${lang}/${game}`);
    if (!answer.ok) throw new Refused(problem("server", { status: answer.status }), answer.status);
    return answer.text();
  },
  course: (game: string) => call<CourseInfo>("GET", `/courses/${encodeURIComponent(game)}`),
  lesson: (game: string, lesson: string, request: LessonRequest) => call<LessonAnswer>("POST", `/courses/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, request),
  async lessonGame(game: string, lesson: string): Promise<TableInfo> {
    await api.guest();
    return call("POST", `/courses/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/game`);
  },
  puzzles: () => call<PuzzleList>("GET", "/puzzles"),
  puzzle: (game: string, puzzle: string, request: LessonRequest) => call<LessonAnswer>("POST", `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`, request),
  rules: (game: string) => call<GameRules>("GET", `/games/${game}/rules`),
  me: () => call<Me>("GET", "/me"),
  /** Makes this browser a guest where it is none yet. */
  guest(patch: MePatch = {}): Promise<Me> {
    me ??= call<Me>("POST", "/me", patch).catch((error: unknown) => {
      me = null;
      throw error;
    });
    return me;
  },
  patchMe: (patch: MePatch) => call<Me>("POST", "/me", patch),
  deviceLink: () => call<Link>("POST", "/me/device-link"),
  deviceClaim: (token: string, replace: boolean) => call<Me>("POST", "/me/device-claim", { token, replace }),
  async create(table: TableRequest): Promise<TableInfo> {
    await api.guest();
    return call("POST", "/tables", table);
  },
  tables: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
  mine: () => call<TableList>("GET", "/tables/mine"),
  open: () => call<TableList>("GET", "/tables/open"),
  async sit(id: string, rated = false, seat: number | null = null): Promise<TableInfo> {
    await api.guest();
    return call("POST", `/tables/${id}/sit`, { seat, rated });
  },
  fillSeat: (id: string, seat: number, change: SeatChange) => call<TableInfo>("POST", `/tables/${id}/seats/${seat}`, change),
  async claim(token: string, rated = false): Promise<TableInfo> {
    await api.guest();
    return call("POST", "/claim", { token, rated });
  },
  async invitation(token: string): Promise<Invitation> {
    await api.guest();
    return call("POST", "/invitation", { token });
  },
  async seek(request: SeekRequest): Promise<Sought> {
    await api.guest();
    return call("POST", "/seeks", request);
  },
  unseek: (game: string) => call<Sought>("DELETE", `/seeks/${encodeURIComponent(game)}`),
  notices: () => call<Notices>("GET", "/me/notices"),
  wish: (wishes: Wishes) => call<Notices>("PUT", "/me/notices", wishes),
  subscribe: (subscription: Subscription) => call<Notices>("POST", "/me/push", subscription),
  unsubscribe: (endpoint: string) => call<Notices>("DELETE", "/me/push", { endpoint }),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${id}/rematch`),
  importReplay: (text: string) => call<ReplayCreated>("POST", "/replays", { text }),
  replay: (id: string, share: string) => call<ReplayInfo>("GET", `/replays/${id}${query(shared(share))}`),
  replayAt: (id: string, version: number, seat: number, share: string) => call<ReplayPoint>("GET", `/replays/${id}/at/${version}${query(`seat=${seat}`, shared(share))}`),
  replayLog: (id: string, seat: number, share: string) => call<ReplayLog>("GET", `/replays/${id}/log${query(`seat=${seat}`, shared(share))}`),
  replayDice: (id: string, share = "") => call<ReplayDice>("GET", `/replays/${id}/dice${query(shared(share))}`),
  replayScores: (id: string, share: string) => call<ReplayScores>("GET", `/replays/${id}/scores${query(shared(share))}`),
  analysis: (id: string, share: string) => call<AnalysisInfo>("GET", `/replays/${id}/analysis${query(shared(share))}`),
  analyse: (id: string, share: string) => call<AnalysisInfo>("POST", `/replays/${id}/analysis${query(shared(share))}`),
  async again(id: string, version: number, seat: number, share: string): Promise<TableInfo> {
    await api.guest();
    return call("POST", `/replays/${id}/again${query(shared(share))}`, { version, seat });
  },
  workshop: (game: string, kind: string) => call<WorkshopInfo>("GET", `/workshop/${encodeURIComponent(game)}/${encodeURIComponent(kind)}`),
  async checkDraft(game: string, kind: string, draft: DraftRequest): Promise<DraftChecked> {
    await api.guest();
    return call("POST", `/workshop/${game}/${kind}/check`, draft);
  },
  overlay: (game: string, kind: string, text: string, ask: Record<string, unknown>) => call<Record<string, unknown>>("POST", `/workshop/${game}/${kind}/overlay`, { text, ask }),
  beginBalance: (game: string, kind: string, request: BalanceRequest) => call<BalanceInfo>("POST", `/workshop/${game}/${kind}/balance`, request),
  balance: (id: string) => call<BalanceInfo>("GET", `/balance/${id}`),
  stopBalance: (id: string) => call<BalanceInfo>("DELETE", `/balance/${id}`),
  async library(game = ""): Promise<LibraryList> {
    await api.guest();
    return call("GET", `/library${query(game && `game=${encodeURIComponent(game)}`)}`);
  },
  async published(id: string, version = 0): Promise<LibraryEntry> {
    await api.guest();
    return call("GET", `/library/${encodeURIComponent(id)}${query(version ? `version=${version}` : "")}`);
  },
  publish: (game: string, kind: string, request: PublishRequest) => call<LibraryEntry>("POST", `/library/${game}/${kind}`, request),
  playPublished: (id: string, version: number, table: TableRequest) => call<TableInfo>("POST", `/library/${id}/play?version=${version}`, table),
  withdraw: (id: string) => call<null>("DELETE", `/library/${id}`),
  unshare: (id: string) => call<Link>("DELETE", `/tables/${id}/share`),
  signOut(where: SignOut["where"], device = 0): Promise<Me> {
    if (where !== "device") me = null; // whoever plays here next is somebody new
    return call("POST", "/me/sign-out", { where, device });
  },

  // People
  account: () => call<Account>("GET", "/me/account"),
  show: (visible: Account["visible"]) => call<Account>("PATCH", "/me/account", { visible }),
  passkeyOptions: () => call<PasskeyOptions>("POST", "/me/passkeys/options"),
  addPasskey: (answer: Record<string, unknown>) => call<Account>("POST", "/me/passkeys", { answer }),
  dropPasskey: (id: string) => call<Account>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`),
  newPhrase: () => call<NewPhrase>("POST", "/me/phrase"),
  dropPhrase: () => call<Account>("DELETE", "/me/phrase"),
  signInOptions: () => call<PasskeyOptions>("POST", "/sign-in/passkey/options"),
  signInPasskey: (answer: Record<string, unknown>, bring: boolean) => call<Me>("POST", "/sign-in/passkey", { answer, bring }),
  signInPhrase: (phrase: string, bring: boolean) => call<Me>("POST", "/sign-in/phrase", { phrase, bring }),
  deleteMe(name: string): Promise<Me> {
    return call<Me>("POST", "/me/delete", { name }).finally(() => (me = null));
  },
  profile: (player: string) => call<Profile>("GET", `/players/${encodeURIComponent(player)}`),
  played: (player: string, wanted: Record<string, string>) => call<History>("GET", `/players/${encodeURIComponent(player)}/games?${new URLSearchParams(wanted)}`),
  leaders: (game: string) => call<Leaders>("GET", `/leaders/${encodeURIComponent(game)}`),
};
