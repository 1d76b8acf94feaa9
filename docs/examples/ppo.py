"""PPO on a batch of games, in one file: `python docs/examples/ppo.py ID --minutes 12 --opponent cabin-boy`.

Needs PyTorch (2.13.0 was tried) and NumPy. It learns seat 0 of a two-seat game against a rank, or a solo game; prints
how it fares on the way, and at the end plays `--evaluate` games by its most likely actions against the same rank.
"""

import argparse
from time import perf_counter, process_time

import numpy as np
import torch
from torch import nn

from quarterdeck.research.batch import Games

GAMES, STEPS, EPOCHS, MINIBATCHES = 256, 64, 2, 8
GAMMA, LAMBDA, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.01
WIDTH = 256


class Policy(nn.Module):
    """Two layers shared by what to do and how it stands; figures come as bytes, divided by a fixed scale."""

    def __init__(self, figures: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(2 * figures, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.choice = nn.Linear(WIDTH, actions)
        self.worth = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.choice.weight, std=0.01)
        nn.init.zeros_(self.choice.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        figures = seen.float()
        body = self.body(torch.cat([figures / 16.0, (figures > 0).float()], dim=-1))
        return self.choice(body).masked_fill(~mask, -1e9), self.worth(body).squeeze(-1)


def train(name: str, opponent: str, seed: int, minutes: float, seats: int | None) -> tuple[Policy, float]:
    """A policy after so many minutes of CPU time, two cores counted as one clock; and how long it took."""
    torch.manual_seed(seed)
    games = Games(name, GAMES, seed, opponents=opponent, seats=seats)
    policy = Policy(games.observations.shape[1], games.actions)
    optimiser = torch.optim.Adam(policy.parameters(), lr=5e-4, eps=1e-5)
    began, round_ = process_time(), 0
    recent: list[float] = []
    while process_time() - began < minutes * 60:
        spent = (process_time() - began) / (minutes * 60)
        for group in optimiser.param_groups:
            group["lr"] = 5e-4 * (1.0 - 0.9 * spent)
        recent = (recent + learn(games, policy, optimiser))[-500:]
        round_ += 1
        if round_ % 20 == 0 and recent:
            print(f"{(process_time() - began) / 60:5.1f} min  {np.mean(recent):.3f} a game", flush=True)
    return policy, process_time() - began


def learn(games: Games, policy: Policy, optimiser: torch.optim.Optimizer) -> list[float]:
    """One round: play, judge what was done, improve; what the games that ended brought."""
    seen = torch.zeros((STEPS, GAMES, games.observations.shape[1]), dtype=torch.uint8)
    masks = torch.zeros((STEPS, GAMES, games.actions), dtype=torch.bool)
    actions = torch.zeros((STEPS, GAMES), dtype=torch.int64)
    likely, worth = torch.zeros((STEPS, GAMES)), torch.zeros((STEPS + 1, GAMES))
    rewards, over = torch.zeros((STEPS, GAMES)), torch.zeros((STEPS, GAMES))
    brought: list[float] = []
    with torch.no_grad():
        for t in range(STEPS):
            seen[t], masks[t] = torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy())
            logits, worth[t] = policy(seen[t], masks[t])
            chosen = torch.distributions.Categorical(logits=logits)
            actions[t] = chosen.sample()
            likely[t] = chosen.log_prob(actions[t])
            games.step(actions[t].numpy())
            ended = games.ended > 0
            over[t] = torch.from_numpy(ended.astype(np.float32))
            rewards[t] = torch.from_numpy(np.where(ended, games.returns[:, 0], 0.0).astype(np.float32))
            brought += games.returns[ended, 0].tolist()
        worth[STEPS] = policy(torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy()))[1]
        gain = torch.zeros((STEPS, GAMES))
        last = torch.zeros(GAMES)
        for t in reversed(range(STEPS)):
            going = 1.0 - over[t]
            surprise = rewards[t] + GAMMA * worth[t + 1] * going - worth[t]
            last = surprise + GAMMA * LAMBDA * going * last
            gain[t] = last
    kept = (seen, masks, actions, likely, gain, gain + worth[:STEPS])
    improve(policy, optimiser, [one.flatten(0, 1) for one in kept])
    return brought


def improve(policy: Policy, optimiser: torch.optim.Optimizer, kept: list[torch.Tensor]) -> None:
    """The clipped objective over what was kept."""
    seen, masks, actions, likely, gain, target = kept
    for _ in range(EPOCHS):
        for some in torch.randperm(len(actions)).chunk(MINIBATCHES):
            logits, worth = policy(seen[some], masks[some])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(actions[some]) - likely[some]).exp()
            edge = (gain[some] - gain[some].mean()) / (gain[some].std() + 1e-8)
            gained = torch.min(ratio * edge, ratio.clamp(1 - CLIP, 1 + CLIP) * edge).mean()
            loss = -gained + 0.5 * (worth - target[some]).pow(2).mean() - ENTROPY * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def evaluate(policy: Policy, name: str, opponent: str, seed: int, wanted: int, seats: int | None) -> float:
    """What the policy's likeliest actions bring a game, over so many games."""
    games = Games(name, 64, seed, opponents=opponent, seats=seats)
    brought: list[float] = []
    with torch.no_grad():
        while len(brought) < wanted:
            logits, _ = policy(torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy()))
            games.step(logits.argmax(-1).numpy())
            brought += games.returns[games.ended > 0, 0].tolist()
    return float(np.mean(brought[:wanted]))


def main() -> None:
    """Trains and evaluates with each seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("environment")
    parser.add_argument("--opponent", default="cabin-boy")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=12.0, help="of CPU time")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--evaluate", type=int, default=500)
    given = parser.parse_args()
    for seed in given.seeds:
        began = perf_counter()
        policy, spent = train(given.environment, given.opponent, seed, given.minutes, given.seats)
        score = evaluate(policy, given.environment, given.opponent, seed + 1000, given.evaluate, given.seats)
        clock = perf_counter() - began
        print(f"seed {seed}: {score:.3f} a game after {spent / 60:.1f} minutes of CPU, {clock / 60:.1f} by the clock")


if __name__ == "__main__":
    main()
