import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderState } from './use-sending.ts'

/** What an order's button says: what it does, or to try again where it was surely not placed. */
export const OrderWords = ({ state, children }: { state: OrderState; children: ReactNode }) =>
  state.phase === 'not-placed' ? <Trans>Try again</Trans> : children
