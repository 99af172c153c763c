import { DropdownMenu as Menu } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";

type MenuProps = {
  /** The button that opens and closes the menu. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A menu under a button, inside the same positioned box. Not modal: the page stays usable and scrollable. */
export function DropdownMenu({ button, open, onClose, children }: MenuProps) {
  const pressedElsewhere = useRef(false);
  return (
    <Menu.Root modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      {/* Radix positions the menu by its own trigger, so this one lies behind the button. */}
      <Menu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </Menu.Trigger>
      <Menu.Content
        aria-labelledby={button.current?.id}
        onFocus={({ currentTarget, target, relatedTarget }) => {
          // Radix did not see the key that opened the menu if it was pressed before the menu's code had loaded.
          const came = target === currentTarget && !currentTarget.contains(relatedTarget);
          if (came && currentTarget.matches(":focus-visible"))
            currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
        }}
        onInteractOutside={(event) => {
          // The button closes it itself.
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          else pressedElsewhere.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!pressedElsewhere.current) button.current?.focus();
          pressedElsewhere.current = false;
        }}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-40 min-w-52 rounded-card border border-line bg-card p-1 text-ink text-sm shadow-float"
      >
        {children}
      </Menu.Content>
    </Menu.Root>
  );
}

const itemClass =
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-3 outline-none data-highlighted:bg-sunken pointer-coarse:min-h-11";

export function MenuItem({
  icon,
  onSelect,
  children,
}: {
  icon?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Menu.Item onSelect={onSelect} className={itemClass}>
      {icon}
      {children}
    </Menu.Item>
  );
}

/** A link as a menu entry: its only child is the link. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <Menu.Item asChild className={itemClass}>
      {children}
    </Menu.Item>
  );
}

type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode };
type ChoicesProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
};

/** One of a few choices side by side; choosing keeps the menu open, so that its effect can be seen. */
export function MenuChoices<Value extends string>({ label, value, choices, onChange }: ChoicesProps<Value>) {
  return (
    <Menu.RadioGroup
      value={value}
      aria-label={label}
      className="my-1 flex border-line border-y py-1 [&+&]:-mt-1 [&+&]:border-t-0"
    >
      {choices.map((choice) => (
        <Menu.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={(event) => {
            event.preventDefault();
            onChange(choice.value);
          }}
          className="flex min-h-9 flex-auto cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-control px-2.5 text-muted text-xs outline-none data-highlighted:bg-sunken data-[state=checked]:bg-primary-soft data-[state=checked]:font-medium data-[state=checked]:text-primary-strong pointer-coarse:min-h-11"
        >
          {choice.icon}
          {choice.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <Menu.Label className="px-3 py-2 text-muted">{children}</Menu.Label>;
}
