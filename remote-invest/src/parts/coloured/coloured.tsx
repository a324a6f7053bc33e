/** A page that has colours of its own in either theme: the blue of arbitrage, the slate of mining (shared/ui/src/tokens.css). */
import type { ReactNode } from 'react'
import css from './coloured.module.css'

/** Stands around the whole screen, `Page` too; sheets and dialogs that open over it keep its colours by themselves. */
export const Coloured = ({ skin, children }: { skin: 'arbitrage' | 'mining'; children: ReactNode }) => (
  <div className={css.page} data-skin={skin}>
    {children}
  </div>
)

/** Around the title bar: it has the route's colour in the light theme too, as the loading overlay and the phone's own bar. */
export const Band = ({ children }: { children: ReactNode }) => (
  <div className={css.band} data-band="">
    {children}
  </div>
)
