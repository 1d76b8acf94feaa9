"""`python -m quarterdeck` and the `quarterdeck` command."""


def main() -> int:
    """Runs the command line."""
    from .cli.main import main as run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
