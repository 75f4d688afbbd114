"""`python -m islario`: the command line."""

from islario.cli import main

if __name__ == "__main__":
    main()
