### What the plain board says.

plain-yes = yes
plain-no = no
plain-moves = What you can do
plain-preview = What it would bring
plain-choose = Choose what to do; here you see what it would bring.
plain-looking = Looking ahead…
plain-no-points = No points at once
plain-then = Then: { $question }
plain-stopped-secrets = What follows depends on what you cannot know.
plain-stopped-others = What follows depends on what the others choose.
plain-nothing = Nothing of this seat’s own is in sight.
