/** How each limit counts. */
import { Trans } from '@lingui/react/macro'
import { Sheet } from '@shared/ui/sheet'
import type { SheetFrame } from 'shell/screen'
import css from './limits.module.css'

export const AboutSheet = (frame: SheetFrame) => (
  <Sheet {...frame} title={<Trans>How limits count</Trans>}>
    <ul className={css.points}>
      <li>
        <Trans>
          Daily loss: losses less profits of contracts, CFDs, options and second contracts, with fees. Once it is
          reached, nothing new can be opened that day. Open positions go on, so the loss may still grow.
        </Trans>
      </li>
      <li>
        <Trans>Daily stake: stakes of second contracts and premiums of options, whatever becomes of them.</Trans>
      </li>
      <li>
        <Trans>Daily deposit: deposits as you request them, in USDT. Cancelled and rejected ones don't count.</Trans>
      </li>
      <li>
        <Trans>Spot, flash exchange and virtual money don't count.</Trans>
      </li>
      <li>
        <Trans>
          An order that is waiting is cancelled if its price comes while a limit or a break stops new orders.
        </Trans>
      </li>
    </ul>
  </Sheet>
)
