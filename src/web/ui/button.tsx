import type { ComponentProps } from "react";
import { Link } from "wouter";
import { classNames } from "./class-names.ts";

type Look = "primary" | "soft" | "plain" | "quiet" | "danger" | "quietDanger";

const looks: Record<Look, string> = {
  primary: "bg-accent text-on-accent",
  soft: "bg-accent-soft text-accent",
  plain: "border border-line bg-surface text-ink",
  quiet: "text-ink-2 active:bg-line/60",
  danger: "bg-danger-soft text-danger",
  quietDanger: "text-danger active:bg-line/60",
};

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-button px-[18px] py-2 text-center font-[650] transition-opacity active:opacity-80 disabled:opacity-55 [&>svg]:shrink-0";

export function Button({
  look = "primary",
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & { look?: Look }) {
  return <button type={type} className={classNames(shape, looks[look], className)} {...props} />;
}

/** A link that looks like a button; an address with a scheme leads out of the app. */
export function ButtonLink({
  look = "primary",
  className,
  href,
  onClick,
  children,
}: {
  look?: Look;
  className?: string;
  href: string;
  /** Called when the link is followed. */
  onClick?: (() => void) | undefined;
  children: React.ReactNode;
}) {
  const classes = classNames(shape, looks[look], className);
  return /^https?:/.test(href) ? (
    <a href={href} onClick={onClick} className={classes}>
      {children}
    </a>
  ) : (
    <Link href={href} onClick={onClick} className={classes}>
      {children}
    </Link>
  );
}

/** A round button that shows only an icon; `label` is its accessible name, `danger` marks a destructive action. */
export function IconButton({
  label,
  danger = false,
  className,
  type = "button",
  ...props
}: Omit<ComponentProps<"button">, "aria-label"> & { label: string; danger?: boolean }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "grid size-11 shrink-0 place-items-center rounded-full active:bg-line/60 disabled:opacity-45",
        danger ? "text-danger" : "text-ink-2",
        className,
      )}
      {...props}
    />
  );
}
