/** @jsxImportSource preact */
import { Component, createRef } from "preact";
import { dateTexts } from "../../../core/texts/date-texts.ts";
import { boxIcons } from "../../frame/box-icons.ts";
import { keepFocus } from "../../frame/keep-focus.ts";
import { Icon } from "../icon.tsx";
import { moved, weeksOf } from "./month-days.ts";

export { dateCss } from "./date-css.ts";

type Props = { lang: "en" | "sw"; onPick(day: Date): void; onClose(): void };

const back = "M15 5l-7 7 7 7";
const forth = "M9 5l7 7-7 7";
const steps: Record<string, Parameters<typeof moved>[1]> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

/** A calendar over the conversation: arrows move by days and weeks, Page Up and Page Down by months, Shift with them by years. */
export class DateSheet extends Component<Props, { day: Date }> {
  override state = { day: new Date() };
  sheet = createRef<HTMLDivElement>();
  month = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.focusDay();
  }
  focusDay = () => this.month.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  move = (step: Parameters<typeof moved>[1], then?: () => void) =>
    this.setState(({ day }) => ({ day: moved(day, step) }), then);
  press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    const inMonth = event.target instanceof Node && this.month.current?.contains(event.target);
    if (event.key === "Escape") this.props.onClose();
    else if (step && inMonth) {
      event.preventDefault();
      this.move(event.shiftKey && step.months ? { months: 12 * step.months } : step, this.focusDay);
    } else if (this.sheet.current) keepFocus(event, this.sheet.current);
  };

  render({ lang, onPick, onClose }: Props, { day: chosen }: { day: Date }) {
    const texts = dateTexts[lang];
    const today = new Date().toDateString();
    const nameOf = (day: Date) => `${day.getDate()} ${texts.months[day.getMonth()]} ${day.getFullYear()}`;
    const turn = (months: number, name: string, path: string) => (
      <button type="button" aria-label={name} title={name} onClick={() => this.move({ months })}>
        <Icon path={path} />
      </button>
    );
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape and the close button do the same.
      <div class="veil" onClick={(event) => event.target === event.currentTarget && onClose()}>
        <div
          ref={this.sheet}
          class="sheet"
          role="dialog"
          aria-modal="true"
          aria-label={texts.title}
          tabIndex={-1}
          onKeyDown={this.press}
        >
          <div class="sheet-head">
            <h3 id="month" aria-live="polite">
              {texts.months[chosen.getMonth()]} {chosen.getFullYear()}
            </h3>
            {turn(-1, texts.before, back)}
            {turn(1, texts.after, forth)}
            <button type="button" aria-label={texts.close} title={texts.close} onClick={onClose}>
              <Icon path={boxIcons.close} />
            </button>
          </div>
          <div ref={this.month} class="month">
            {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move from day to day. */}
            <table role="grid" aria-labelledby="month">
              <thead>
                <tr>
                  {texts.days.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeksOf(chosen).map((week, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name.
                  <tr key={at}>
                    {week.map((day, weekday) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: nor have blank days.
                      <td key={weekday}>
                        {day && (
                          <button
                            type="button"
                            tabIndex={day.getDate() === chosen.getDate() ? 0 : -1}
                            aria-current={day.toDateString() === today ? "date" : undefined}
                            aria-label={nameOf(day)}
                            onClick={() => onPick(day)}
                          >
                            {day.getDate()}
                          </button>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </div>
    );
  }
}
