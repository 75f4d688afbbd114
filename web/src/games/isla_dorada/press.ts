/** What makes a drawn thing a button: reachable by arrow keys, told when pointed at, pressed by click, Enter or Space. */
export interface Pressing { readonly label: string; readonly pressed?: boolean; readonly onpress: () => void; readonly onpoint: (here: boolean) => void }

export const press = ({ label, pressed, onpress, onpoint }: Pressing) =>
  ({
    "data-rove": "",
    role: "button",
    tabindex: -1,
    "aria-label": label,
    "aria-pressed": pressed,
    onmouseenter: () => onpoint(true),
    onmouseleave: () => onpoint(false),
    onfocus: () => onpoint(true),
    onblur: () => onpoint(false),
    onclick: onpress,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onpress();
    },
  }) as const;
