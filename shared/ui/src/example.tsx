import type { ReactNode } from 'react'

/**
 * What `<part>/example.tsx` exports as `example`: the gallery shows `render()` under `name`. Every state of the part stands
 * in it: at rest, pressed, with focus, off with its reason, loading, failed; nothing an example shows is real data.
 */
export interface Example {
  name: string
  render: () => ReactNode
}
