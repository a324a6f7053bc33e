/** A page that has a colour of its own whatever the theme: the blue of arbitrage, the slate of mining. */
import type { ReactNode } from 'react'
import css from './coloured.module.css'

/** Stands around the whole screen, `Page` too; sheets and dialogs that open over it keep its colour by themselves. */
export const Coloured = ({ skin, children }: { skin: 'arbitrage' | 'mining'; children: ReactNode }) => (
  <div className={css.page} data-theme="dark" data-skin={skin}>
    {children}
  </div>
)
