import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { Way } from '../explain/explain-button.tsx'
import type { TicketState } from './use-ticket.ts'

/** Stands beside another way, so that nothing moves once price and account are known. */
export const WhatIfButton = ({ ticket, onClick }: { ticket: Pick<TicketState, 'context'>; onClick(): void }) =>
  ticket.context && (
    <Way icon={SlidersHorizontal} onClick={onClick}>
      <Trans>What if?</Trans>
    </Way>
  )
