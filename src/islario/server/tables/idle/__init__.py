"""No idle questions: windows that silence answers, and what is answered for people."""
