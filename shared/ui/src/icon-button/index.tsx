import { type ComponentPropsWithRef, createElement } from 'react'
import { Icon, type IconProps, type LucideIcon } from '../icon/index.tsx'
import css from './index.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  icon: LucideIcon
  /** Its name; with a pip it says what the pip means: "Notifications, 3 new". */
  label: string
  size?: IconProps['size']
  /** On or off, for one that toggles. */
  pressed?: boolean | undefined
  /** Drawn full: only a set favourite. */
  filled?: boolean | undefined
  /** A small dot: something new behind it. */
  pip?: boolean | undefined
  /** A link instead: where it leads. */
  href?: string | undefined
}

/** An icon to press, 44 px whatever its drawing. Everything else of a `<button>` passes through. */
export function IconButton({ icon, label, size = 24, pressed, filled, pip, href, disabled, ...rest }: IconButtonProps) {
  const link = href !== undefined && !disabled
  const attributes = {
    type: link ? undefined : 'button',
    ...rest,
    href: link ? href : undefined,
    disabled: disabled || undefined,
    className: css.button,
    'aria-label': label,
    'aria-pressed': pressed,
    'data-pip': pip || undefined,
  }
  return createElement(link ? 'a' : 'button', attributes, <Icon of={icon} size={size} filled={filled} />)
}
