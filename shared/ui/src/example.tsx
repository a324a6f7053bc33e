import type { ReactNode } from 'react'

/**
 * What `<part>/example.tsx` exports as `example`: the gallery shows `render()` under `name`. Every state of the part stands
 * in it: at rest, pressed, with focus, off with its reason, loading, failed; nothing an example shows is real data.
 */
export interface Example {
  name: string
  render: () => ReactNode
}

const gaps = { display: 'flex', gap: 'var(--sp-2)', minWidth: 0 }

/** States one under the other. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div style={{ ...gaps, flexDirection: 'column', gap: 'var(--sp-3)' }}>{children}</div>
)

/** States side by side. */
export const Line = ({ children }: { children: ReactNode }) => (
  <div style={{ ...gaps, flexWrap: 'wrap', alignItems: 'center' }}>{children}</div>
)

/** States side by side that share the width. */
export const Share = ({ children }: { children: ReactNode }) => <div style={gaps}>{children}</div>
