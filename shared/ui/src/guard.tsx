/** Lies over a panel while it comes up. A press that begins on it ends on it, even if it is hidden by then. */
export const Guard = ({ className }: { className: string | undefined }) => (
  <div aria-hidden className={className} onTouchEnd={event => event.preventDefault()} />
)
