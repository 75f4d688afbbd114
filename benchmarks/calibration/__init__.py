"""Whether chances are true: when a network or a hint says 70 %, are seven of ten won?"""
