## The laws by number

laws-1 = Replay
laws-2 = Engines
laws-3 = Legality
laws-4 = An end
laws-5 = Conservation
laws-6 = Secrets
laws-7 = Windows
laws-8 = Imagination
laws-9 = Simultaneity
laws-10 = Accounts
laws-11 = Undo
laws-12 = Words

## What must hold

law-same-moves-same-bytes = The same key and moves give the same bytes.
law-a-record-is-its-match = A record read back is the match it was written from.
law-engines-agree = Interpreted and compiled rules give the same bytes.
law-every-legal-move-applies = Every legal move applies.
law-anything-else-is-refused = Any other number is refused, with why, and nothing changes.
law-legal-moves-are-as-stated = Legal moves are in order, few enough, and only for who decides.
law-moves-have-names-of-their-own = A move and its number name each other, and no two moves sound the same.
law-a-seat-that-is-not-there-is-refused = A seat that is not there is refused, and nothing changes.
law-every-move-can-be-foreseen = A legal move can be foreseen, and nothing changes.
law-random-play-ends = Random play ends, within the stated number of decisions.
law-nothing-appears-or-vanishes = No card, tile or piece appears or vanishes, at any moment of a match.
law-what-is-anothers-is-blank = What is nobody’s or another’s is blank after hiding.
law-unseen-dice-change-nothing = Dice that nobody sees change nothing that is seen.
law-hiding-twice-hides-no-more = Hiding twice hides no more.
law-a-view-is-made-of-the-hidden-copy = A view is made of the hidden copy and of nothing else.
law-a-preview-follows-from-the-hidden-copy = What a seat is told of a move beforehand follows from what it may know.
law-a-preview-comes-true = What a seat is told of a move beforehand comes true, whatever the truth is.
law-a-preview-of-a-common-step-comes-true = So does what a seat is told of its part in a step that several make at once.
law-who-decides-is-seen-by-everyone = Who is asked, and when, can be seen by everyone; secret windows have laws of their own.
law-in-a-window-all-who-were-asked-are-seen = In a secret window all who were asked are shown until it closes, and to each seat whether it has answered itself.
law-nobody-can-tell-who-has-answered = From a hidden copy nobody can tell that another has answered in a secret window.
law-silence-is-an-answer = In a secret window silence is a legal answer, and the whole of it.
law-a-seat-knows-its-own-moves = A seat knows all that it may do.
law-nobody-is-asked-what-everyone-could-answer = Nobody is asked a question whose only answer everyone can see.
law-an-imagined-truth-looks-the-same = Another truth is the same bytes to who cannot tell.
law-an-imagined-truth-is-whole = An imagined truth has every piece, asks the same seats, and plays on to the end.
law-truths-turn-up-equally-often = In small positions every truth turns up about equally often.
law-order-of-commits-makes-no-difference = The order of commits makes no difference to the bytes.
law-half-a-choice-shows-nothing = A decision after which the same seats still have to decide is nobody else’s business.
law-nobody-sees-anothers-choice = Nobody sees another’s choice before the step closes.
law-a-preview-tells-ones-own-part = What is foreseen of a step made together is the seat’s own part.
law-sources-add-up = The sum over the sources is the score, at any time and for whoever looks.
law-better-scores-better-places = Better scores never have worse places.
law-undo-gives-back-the-match-without-the-move = Undo gives back the exact bytes of the match without the move, or is refused and changes nothing.
law-what-told-something-stands = A move that told its seat something cannot be taken back.
law-a-choice-of-a-running-step-can-be-taken-back = A choice can be taken back while others still choose at the same time.
law-the-end-is-final = Nothing is taken back after the end, when the key is shown.
law-a-game-has-words-for-all-it-has = Its title, sources, options and events have words.
law-all-languages-have-the-same-messages = All languages have the same messages.
law-a-match-is-told = What happens and what is asked is told in sentences, and the table is drawn.
law-the-rule-that-matters-is-in-the-rulebook = Rules are numbered from 1, the same in all languages, and the one that matters is among them.

## Why a law says nothing of a game, or of the positions it was tried on

laws-without-luck = No position was fit to try it on.
laws-without-engines = The compiler is off.
laws-without-together = Nobody decided at the same time as another.
laws-without-alone = Nobody decided alone.
laws-without-halves = Nobody who decided at the same time as another decided several times.
laws-without-running = No step that several make together was still open after two of them had chosen.
laws-without-few-truths = No position had a few possible truths in which all pieces are different.
laws-without-telling = No move told its seat anything new.
laws-without-undo = No move could be taken back.
laws-without-windows = There is no window in which having an answer is a secret.
