/** @jsxImportSource preact */
import { Component, type ComponentChild, createRef } from "preact";
import { dateTexts } from "../../../core/texts/date-texts.ts";
import { adoptStylesOnce } from "../../frame/element.ts";
import { Icon } from "../icon.tsx";
import { Sheet } from "../sheet.tsx";
import { datePickerCss } from "./date-picker-css.ts";
import { insertDate } from "./insert-date.ts";
import { shiftDate, weeksOf } from "./month-days.ts";

type Props = { lang: "en" | "sw"; onPick(day: Date): void; onClose(): void };

const back = "M15 5l-7 7 7 7";
const forth = "M9 5l7 7-7 7";
const steps: Record<string, Parameters<typeof shiftDate>[1]> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

/**
 * A calendar over the conversation: arrows move by days and weeks, Page Up and Page Down by months, with Shift by
 * years.
 */
class DatePicker extends Component<Props, { day: Date }> {
  override state = { day: new Date() };
  month = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.focusDay();
  }
  focusDay = () => this.month.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  move = (step: Parameters<typeof shiftDate>[1], then?: () => void) =>
    this.setState(({ day }) => ({ day: shiftDate(day, step) }), then);
  press = (event: KeyboardEvent) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!step || !(event.target instanceof Node && this.month.current?.contains(event.target))) return false;
    event.preventDefault();
    this.move(event.shiftKey && step.months ? { months: 12 * step.months } : step, this.focusDay);
    return true;
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
    const tools = (
      <>
        {turn(-1, texts.before, back)}
        {turn(1, texts.after, forth)}
      </>
    );
    const title = `${texts.months[chosen.getMonth()]} ${chosen.getFullYear()}`;
    return (
      <Sheet {...{ title, tools, onClose }} name={texts.title} close={texts.close} onKey={this.press}>
        <div ref={this.month} class="month">
          {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move from day to day. */}
          <table role="grid" aria-labelledby="sheet-title">
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
      </Sheet>
    );
  }
}

type Opening = {
  lang: Props["lang"];
  field: HTMLTextAreaElement;
  /** Gets the focus back if no day was picked. */
  opener: HTMLElement;
  show(sheet?: ComponentChild): void;
};

/** Shows the calendar; a picked day is inserted into the message. */
export function openDates({ lang, field, opener, show }: Opening): void {
  const close = (target: HTMLElement) => {
    show();
    target.focus();
  };
  const pick = (day: Date) => {
    close(field);
    insertDate(field, day);
  };
  adoptStylesOnce(field, datePickerCss);
  show(<DatePicker lang={lang} onPick={pick} onClose={() => close(opener)} />);
}
