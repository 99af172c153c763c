import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useMemo } from "react";
import { fill } from "../../../i18n/fill.ts";
import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import { mostMessage } from "../../../lib/qr/design/draft.ts";
import type { Code } from "../studio/use-code.ts";
import type { DraftState } from "../studio/use-draft.ts";
import type { Tools } from "../studio/use-tools.ts";
import { type Country, nearCountries } from "./near-countries.ts";

type Props = {
  state: DraftState;
  code: Code;
  tools: Tools;
  locale: Locale;
  /** Somebody is about to give a number: what reads it can be fetched. */
  onNumberNear: () => void;
  texts: Messages["qr"]["fields"];
};

/** Whose chat the code opens, and what the customer says first. */
export function ChatFields({ state: { draft, change }, code, tools: { phones }, locale, onNumberNear, texts }: Props) {
  const countries = useMemo(() => nearCountries(locale), [locale]);
  const others = useMemo(
    () => phones?.listCountries(locale).filter(({ code: one }) => !countries.some((near) => near.code === one)) ?? [],
    [phones, locale, countries],
  );
  const isInternational = /^\s*(?:\+|00)/.test(draft.phone);
  const country = (isInternational && code.number?.country) || draft.country;
  const option = ({ code: one, name, calling }: Country) => (
    <option key={one} value={one}>
      {name} (+{calling})
    </option>
  );
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <Field label={texts.country} className="min-w-0 grow basis-36">
          {(control) => (
            <Select
              {...control}
              value={country}
              autoComplete="country"
              onFocus={onNumberNear}
              onChange={({ target }) => change({ country: target.value }, "country")}
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
          label={texts.number}
          className="min-w-0 grow-[2] basis-52"
          error={code.complaint && texts[code.complaint]}
          hint={texts.numberHint}
        >
          {(control) => (
            <Input
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="0712 345 678"
              maxLength={32}
              value={draft.phone}
              onChange={({ target }) => change({ phone: target.value }, "phone")}
              onFocus={onNumberNear}
              onBlur={code.leftField}
            />
          )}
        </Field>
      </div>
      <Field label={texts.message} aside={texts.optional} hint={fill(texts.messageHint, { greeting: texts.greeting })}>
        {(control) => (
          <Textarea
            {...control}
            placeholder={texts.greeting}
            maxLength={mostMessage}
            value={draft.message}
            onChange={({ target }) => change({ message: target.value }, "message")}
          />
        )}
      </Field>
    </div>
  );
}
