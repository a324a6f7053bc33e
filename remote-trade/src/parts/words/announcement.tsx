import type { ComponentPropsWithRef } from 'react'

type Props = Omit<ComponentPropsWithRef<'p'>, 'className' | 'role'> & {
  /** Shows the sentence too; otherwise screen readers alone get it. */
  visible?: boolean
}

/**
 * A sentence that screen readers announce when it changes. Render it without children until there is something to say: a
 * region that appears together with its sentence is not announced. It takes no room while it is empty.
 */
export const Announcement = ({ visible = false, children, ...rest }: Props) => (
  <p role="status" className={visible && children ? undefined : 'visually-hidden'} {...rest}>
    {children}
  </p>
)
