/** A result as a picture: every figure is the row's; the amount only where the person ticks it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDayMonthYear } from '@shared/format/short-time'
import { formatRecordTime, toServerTime } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { List, ListRow } from '@shared/ui/list-row'
import { saveFile } from '@shared/ui/save-file'
import { type CardFile, drawResult, type Result, ShareCard, useCardFile } from '@shared/ui/share-card'
import { Sheet } from '@shared/ui/sheet'
import { Switch } from '@shared/ui/switch'
import { Download, Share2 } from 'lucide-react'
import { useCallback, useId, useMemo, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { copy } from 'shell/overlay'
import type { SheetFrame } from 'shell/screen'
import { useSession } from 'shell/session'
import { useFigures } from '../words/figures.ts'
import { type Ended, straightOf, wayOfResult } from './result.model.ts'
import { useCourse } from './use-course.ts'

type Props = SheetFrame & { ended: Ended }

/** Where whoever scans it joins: invited by the person, where they have a code. */
function useInvitation(): { link: string; code: string } {
  const code = useSession().user?.inviteCode ?? ''
  return { code, link: code ? `${location.origin}/?s=${encodeURIComponent(code)}` : location.origin }
}

function useResult(ended: Ended, shown: boolean): Result {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { way, signed, price } = useFigures()
  const course = useCourse(ended)?.points
  const { link, code } = useInvitation()
  return useMemo(() => {
    const { pair, side, wins, amount, currency, places, closedAt } = ended
    return {
      ...{ pair, side, wins, course: course ?? straightOf(ended) },
      figure: { value: way(ended.yield), label: t`Net return` },
      amount: shown ? `${signed(amount)} ${currency}` : undefined,
      way: wayOfResult(ended),
      facts: [
        [t`Entry price`, price(ended.openPrice, places)],
        [t`Exit price`, price(ended.closePrice, places)],
        [t({ message: 'Closed', context: 'position' }), formatRecordTime(closedAt).slice(-8)],
      ],
      day: formatDayMonthYear(bcp47, closedAt),
      join: { link, code, label: code ? t`Scan to join · invitation code` : t`Scan to join` },
    }
  }, [ended, course, shown, way, signed, price, t, bcp47, link, code])
}

export function ResultSheet({ ended, ...frame }: Props) {
  const { t } = useLingui()
  const [shown, show] = useState(false)
  const result = useResult(ended, shown)
  const draw = useCallback((pen: Parameters<typeof drawResult>[0]) => drawResult(pen, result), [result])
  const { pair, side } = ended
  const { card, drawn } = useCardFile(`${ended.symbol} ${toServerTime(ended.closedAt).slice(0, 10)}.png`)
  const id = useId()
  return (
    <Sheet {...frame} title={<Trans>Share result</Trans>} actions={<Acts card={card} link={result.join.link} />}>
      <ShareCard label={[pair, side, result.figure.value].join(', ')} draw={draw} onDrawn={drawn} />
      <List flush>
        <ListRow
          control={id}
          title={<Trans>Show the amount</Trans>}
          note={t`When this is off, only your return is shown`}
          value={<Switch id={id} checked={shown} onChange={show} />}
        />
      </List>
    </Sheet>
  )
}

function Acts({ card: { state, file }, link }: { card: CardFile; link: string }) {
  const { t } = useLingui()
  const common = {
    wide: true,
    loading: state === 'drawing',
    reason: state === 'failed' ? t`We couldn't create the image. Try again.` : undefined,
  }
  const share = () => {
    const files = file ? [file] : []
    if (!navigator.canShare?.({ files })) return void copy(link)
    navigator.share({ files }).catch(() => {}) // closed without sharing: nothing happened
  }
  return (
    <>
      <Button {...common} icon={Download} onClick={() => file && saveFile(file, file.name)}>
        <Trans>Save</Trans>
      </Button>
      <Button {...common} look="primary" icon={Share2} onClick={share}>
        <Trans>Share</Trans>
      </Button>
    </>
  )
}
