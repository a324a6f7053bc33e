/** The details of one row of a list, opened by its id in the address. */
import { pairNamed } from '@shared/contract/symbols'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { type Asked, Loaded, type useAddressedSheet, useLater } from 'shell/screen'
import type { Ended } from '../history/result.model.ts'
import { ShareButton } from '../history/share-button.tsx'
import { useSymbolMap } from '../quotes/symbols.ts'
import { SampleMark } from '../words/sample-mark.tsx'
import css from './detail-sheet.module.css'

const loadReplay = () => import(/* webpackChunkName: "result-sheet" */ '../history/replay.tsx')

/** What opens it: an id in the address. */
export type DetailProps = { id: string | undefined; frame: ReturnType<typeof useAddressedSheet>['frame'] }

type Props<R> = {
  frame: DetailProps['frame']
  found: Asked<unknown>
  /** Undefined where it is not known, or not there. */
  row: R | undefined
  /** Of the sheet while no pair is known. */
  name: ReactNode
  badge?: ReactNode
  /** What has ended can be shared. */
  ended?: Ended | null | undefined
  /** The way on. */
  onward?: ReactNode
  failed: ReactNode
  missing: ReactNode
  /** Of the skeleton. */
  lines?: number
  children(row: R): ReactNode
}

/** Keeps the room of the picture while its code loads. */
function LateReplay({ ended }: { ended: Ended }) {
  const { parts } = useLater(loadReplay)
  return <div className={css.replay}>{parts && <parts.Replay ended={ended} />}</div>
}

type Named = { symbol?: string; sample?: boolean | null | undefined }

export function DetailSheet<R extends Named>({ row, name, badge, ended, onward, lines = 6, ...rest }: Props<R>) {
  const { frame, found: asked, failed, missing, children } = rest
  const info = useSymbolMap().get(row?.symbol ?? '')
  const mark = row && (
    <>
      {badge}
      <SampleMark of={row} />
    </>
  )
  return (
    <Sheet
      {...frame}
      title={row?.symbol ? pairNamed(row.symbol, info) : name}
      mark={mark}
      actions={
        (ended || onward) && (
          <>
            {ended && <ShareButton ended={ended} />}
            {onward}
          </>
        )
      }
    >
      <Loaded of={asked} undated title={failed} skeleton={<SkeletonRows rows={lines} single />}>
        {() => (
          <>
            {ended && <LateReplay ended={ended} />}
            {row ? children(row) : <p className={css.missing}>{missing}</p>}
          </>
        )}
      </Loaded>
    </Sheet>
  )
}
