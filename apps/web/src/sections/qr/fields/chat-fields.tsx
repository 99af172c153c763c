/** @jsxImportSource preact */

import { fill } from "@mauzo/format/fill";
import { controlClass } from "@mauzo/ui/control-class";
import { useMemo } from "preact/hooks";
import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import { LineIcon } from "../../../layout/line-icon.tsx";
import { mostMessage, mostPhone } from "../../../lib/qr/design/draft.ts";
import { Field } from "../controls/field.tsx";
import { iconPaths } from "../controls/icon-paths.ts";
import type { DraftState } from "../studio/use-draft.ts";
import type { LazyModules } from "../studio/use-lazy-modules.ts";
import type { Code } from "../studio/use-qr-code.ts";
import { type Country, neighbouringCountries } from "./neighbouring-countries.ts";

type Props = {
  state: DraftState;
  code: Code;
  tools: LazyModules;
  locale: Locale;
  /** Called when the user is about to enter a number: the parser can be loaded. */
  onNumberNear: () => void;
  texts: Messages["qr"]["fields"];
};

/** The chat that the code opens, and the customer's first message. */
export function ChatFields({ state: { draft, change }, code, tools: { phones }, locale, onNumberNear, texts }: Props) {
  const countries = useMemo(() => neighbouringCountries(locale), [locale]);
  const others = useMemo(
    () => phones?.listCountries(locale).filter(({ code: one }) => !countries.some((near) => near.code === one)) ?? [],
    [phones, locale, countries],
  );
  const isInternational = /^\s*(?:\+|00)/.test(draft.phone);
  const country = (isInternational && code.number?.country) || draft.country;
  const option = ({ code: one, name, calling }: Country) => (
    <option key={one} value={one}>
      {`${name} (+${calling})`}
    </option>
  );
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <Field label={texts.country} className="min-w-0 grow basis-36">
          {(control) => (
            <span className="relative block">
              <select
                {...control}
                name="c"
                value={country}
                autoComplete="country"
                onFocus={onNumberNear}
                onChange={({ currentTarget }) => change({ country: currentTarget.value }, "country")}
                className={controlClass("h-9 appearance-none pr-9 pointer-coarse:h-11")}
              >
                {countries.map(option)}
                {!countries.concat(others).some(({ code: one }) => one === country) && (
                  <option value={country}>{country}</option>
                )}
                {others.length > 0 && <optgroup label={texts.otherCountries}>{others.map(option)}</optgroup>}
              </select>
              <LineIcon
                lines={iconPaths.fold}
                className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
              />
            </span>
          )}
        </Field>
        <Field
          label={texts.number}
          className="min-w-0 grow-[2] basis-52"
          error={code.complaint && texts[code.complaint]}
          hint={texts.numberHint}
        >
          {(control) => (
            <input
              {...control}
              name="n"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="0712 345 678"
              maxLength={mostPhone}
              value={draft.phone}
              onInput={({ currentTarget }) => change({ phone: currentTarget.value }, "phone")}
              onFocus={onNumberNear}
              onBlur={code.leftField}
              className={controlClass("h-9 pointer-coarse:h-11")}
            />
          )}
        </Field>
      </div>
      <Field label={texts.message} aside={texts.optional} hint={fill(texts.messageHint, { greeting: texts.greeting })}>
        {(control) => (
          <textarea
            {...control}
            name="m"
            placeholder={texts.greeting}
            maxLength={mostMessage}
            value={draft.message}
            onInput={({ currentTarget }) => change({ message: currentTarget.value }, "message")}
            className={controlClass("field-sizing-content max-h-80 min-h-24 py-2")}
          />
        )}
      </Field>
    </div>
  );
}
