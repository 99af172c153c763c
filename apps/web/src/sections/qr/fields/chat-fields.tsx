import { fill } from "@mauzo/format/fill";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useMemo } from "react";
import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import { mostMessage, mostPhone } from "../../../lib/qr/design/draft.ts";
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
        <Field id="country" label={texts.country} className="min-w-0 grow basis-36">
          {(control) => (
            <Select
              {...control}
              name="c"
              value={country}
              autoComplete="country"
              onFocus={onNumberNear}
              onChange={({ currentTarget }) => change({ country: currentTarget.value }, "country")}
            >
              {countries.map(option)}
              {!countries.concat(others).some(({ code: one }) => one === country) && (
                <option value={country}>{country}</option>
              )}
              {others.length > 0 && <optgroup label={texts.otherCountries}>{others.map(option)}</optgroup>}
            </Select>
          )}
        </Field>
        <Field
          id="number"
          label={texts.number}
          className="min-w-0 grow-[2] basis-52"
          error={code.complaint && texts[code.complaint]}
          hint={texts.numberHint}
        >
          {(control) => (
            <Input
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
            />
          )}
        </Field>
      </div>
      <Field
        id="message"
        label={texts.message}
        aside={texts.optional}
        hint={fill(texts.messageHint, { greeting: texts.greeting })}
      >
        {(control) => (
          <Textarea
            {...control}
            name="m"
            placeholder={texts.greeting}
            maxLength={mostMessage}
            value={draft.message}
            onInput={({ currentTarget }) => change({ message: currentTarget.value }, "message")}
          />
        )}
      </Field>
    </div>
  );
}
