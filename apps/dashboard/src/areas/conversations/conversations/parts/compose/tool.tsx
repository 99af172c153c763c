import type { ReactNode, Ref } from "react";

export const toolClass =
  "inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-[0.8125rem] text-muted hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-ink pointer-coarse:min-h-11 disabled:opacity-50";

type Props = {
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  /** Of what opens something. */
  isOpen?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A button above the field, as a sign. */
export const Tool = ({ label, onPress, isDisabled = false, isOpen, ref, children }: Props) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    {...(isOpen !== undefined && { "aria-expanded": isOpen })}
    onClick={onPress}
    className={toolClass}
  >
    {children}
  </button>
);
