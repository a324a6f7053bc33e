import { Info } from 'lucide-react'
import { type ComponentPropsWithRef, createElement, type MouseEvent, type ReactNode, useId } from 'react'
import { Icon, type LucideIcon } from '../icon/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import css from './index.module.css'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** `primary` once a page; `tonal` in rows, where a filled button would repeat down the list. */
  look?: 'primary' | 'neutral' | 'line' | 'tonal' | 'rise' | 'fall' | 'danger' | undefined
  small?: boolean | undefined
  /** Takes the whole line; two wide ones side by side share it. */
  wide?: boolean | undefined
  /** On its way: keeps its width, shows a ring, ignores presses. */
  loading?: boolean | undefined
  /** Why it is off, in words: turns it off and stands below it. */
  reason?: string | undefined
  /** What a press leads to, as a second line: "Pays 185.00". */
  consequence?: ReactNode
  icon?: LucideIcon | undefined
  /** A link instead: where it leads (`#/path` inside the app). */
  href?: string | undefined
}

function refuse(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

const flag = (on: boolean | undefined) => (on ? '' : undefined)

/**
 * A press that does something, or a link in its clothes. One that is off stays in the tab order (`aria-disabled`), so that
 * whoever cannot see it learns the reason too. Everything else of a `<button>` passes through.
 */
export function Button(props: ButtonProps) {
  const { look = 'neutral', small, wide, loading, reason, consequence, icon, href, disabled, children, ...rest } = props
  const id = useId()
  const off = disabled || reason !== undefined
  const inert = off || loading
  const link = href !== undefined && !inert
  const attributes = {
    type: link ? undefined : 'button',
    ...rest,
    href: link ? href : undefined,
    className: css.button,
    'data-look': look,
    'data-small': flag(small),
    'data-wide': flag(wide),
    'data-two': flag(consequence !== undefined),
    'aria-busy': loading || undefined,
    'aria-disabled': inert || undefined,
    'aria-describedby': reason === undefined ? rest['aria-describedby'] : id,
    onClick: inert ? refuse : rest.onClick,
  }
  const face = <Face {...{ loading, icon, consequence, children }} />
  const control = createElement(link ? 'a' : 'button', attributes, face)
  return reason === undefined ? control : <Explained {...{ id, reason, wide, control }} />
}

function Face({
  loading,
  icon,
  consequence,
  children,
}: Pick<ButtonProps, 'loading' | 'icon' | 'consequence' | 'children'>) {
  return (
    <>
      <span className={css.face}>
        <span className={css.words}>
          {icon && <Icon of={icon} size={18} />}
          <span>{children}</span>
        </span>
        {consequence !== undefined && (
          <small className={css.consequence} translate="no">
            {consequence}
          </small>
        )}
      </span>
      {loading && (
        <span className={css.ring}>
          <Spinner />
        </span>
      )}
    </>
  )
}

function Explained(props: { id: string; reason: string; wide: boolean | undefined; control: ReactNode }) {
  return (
    <span className={css.explained} data-wide={flag(props.wide)}>
      {props.control}
      <span id={props.id} className={css.reason}>
        <Icon of={Info} size={16} />
        <span>{props.reason}</span>
      </span>
    </span>
  )
}
