/** The sheet that transfers money to the contract account, over all that may ask for it; its code comes after the first paint. */
import type { Decimal } from '@shared/money'
import { createContext, type ReactNode, use } from 'react'
import { useLateSheet } from 'shell/screen'

const load = () => import(/* webpackChunkName: "transfer-sheet" */ './transfer-sheet.tsx')

/** @param missing '' where nothing is ordered yet */
type Show = (missing: Decimal | '') => void

const TransferContext = createContext<Show>(() => {})

/** A button that asks may go while the sheet stands: a moved price may need less money. */
export function TransferOver({ children }: { children: ReactNode }) {
  const sheet = useLateSheet<Decimal | '', Awaited<ReturnType<typeof load>>>(load)
  return (
    <TransferContext value={missing => void sheet.show(missing)}>
      {children}
      {sheet.draw(({ TransferSheet }, missing, { key, ...frame }) => (
        <TransferSheet key={key} missing={missing} {...frame} />
      ))}
    </TransferContext>
  )
}

export const useTransfer = (): Show => use(TransferContext)
