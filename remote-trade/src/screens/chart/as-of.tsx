/** Up to when the bars go that stand here: they stay while no new ones come. */
import { Trans } from '@lingui/react/macro'
import { formatMoment } from '@shared/format/short-time'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { useLanguage } from 'shell/i18n'
import { useTicker } from 'shell/market-feed'
import css from './chart.module.css'

type Props = {
  symbol: string
  /** Absent: without a connection there is nothing to try. */
  onRetry?: (() => void) | undefined
}

export function AsOf({ symbol, onRetry }: Props) {
  const { bcp47 } = useLanguage()
  const at = useTicker(symbol)?.time
  const time = at === undefined ? '--' : formatMoment(bcp47, at)
  return (
    <div className={css.note}>
      {onRetry && (
        <Button small onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
      <Badge kind="wait">
        <Trans>As of {time}</Trans>
      </Badge>
    </div>
  )
}
