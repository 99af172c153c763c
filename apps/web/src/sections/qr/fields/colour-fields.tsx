import type { Messages } from "../../../i18n/messages/en.ts";
import { colourParts, type Design, isHex, type Palette } from "../../../lib/qr/design/design.ts";
import { colourKeys } from "../../../lib/qr/design/draft.ts";
import { type PaletteName, palettes } from "../../../lib/qr/design/templates.ts";
import { PictureRadioGroup } from "./picture-radio-group.tsx";

const names = Object.keys(palettes).filter((name): name is PaletteName => name in palettes);
const isSame = (one: Palette, other: Palette) => colourParts.every((part) => one[part] === other[part]);

function Swatch({ colours }: { colours: Palette }) {
  return (
    <svg viewBox="0 0 48 24" aria-hidden="true" className="h-6 w-12 rounded-control">
      <rect width="48" height="24" fill={colours.cloth} />
      <rect x="4" y="4" width="40" height="16" rx="3" fill={colours.back} />
      <rect x="9" y="7" width="10" height="10" rx="2" fill={colours.eye} />
      <path d="M24 7h5v5h5v5h-5v-5h-5zM36 7h4v4h-4zM36 14h4v3h-4z" fill={colours.code} />
    </svg>
  );
}

type Props = {
  colours: Palette;
  frame: Design["frame"];
  onChange: (colours: Palette, what: string) => void;
  texts: Messages["qr"]["studio"];
};

/** A ready-made palette, or custom colours. */
export function ColourFields({ colours, frame, onChange, texts }: Props) {
  const parts = colourParts.filter((part) => part !== "cloth" || frame !== "none");
  return (
    <div className="space-y-4">
      <PictureRadioGroup
        legend={texts.colours}
        name="palette"
        choices={names}
        chosen={names.find((name) => isSame(palettes[name], colours))}
        names={texts.palette}
        onChoose={(name) => onChange(palettes[name], "palette")}
        look={(name) => <Swatch colours={palettes[name]} />}
      />
      <fieldset>
        <legend className="mb-2 text-muted text-sm">{texts.ownColours}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {parts.map((part) => (
            <label key={part} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <input
                type="color"
                name={colourKeys[part]}
                value={colours[part]}
                onInput={({ currentTarget: { value } }) =>
                  isHex(value) && onChange({ ...colours, [part]: value }, part)
                }
                className="h-9 w-11 cursor-pointer rounded-control border border-line-strong bg-card p-1"
              />
              {texts.colour[part]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
