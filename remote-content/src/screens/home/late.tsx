/** Places on Home for what comes after the first picture, each as high as what will stand there. */

import { useLate } from '@shared/ui/late'
import { SectionHeader } from '@shared/ui/section-header'
import { Skeleton } from '@shared/ui/skeleton'
import type { ComponentProps } from 'react'
import css from './home.module.css'
import type * as later from './later.ts'
import line from './notice-line.module.css'
import { Symbols } from './symbols.tsx'

type Later = typeof later

export const load = (): Promise<Later> => import(/* webpackChunkName: "home-later" */ './later.ts')

export function LatePrompt(props: ComponentProps<Later['PromptFace']>) {
  const { parts } = useLate(load)
  return parts ? <parts.PromptFace {...props} /> : <Skeleton width="100%" height={60} />
}

export function LateTurns(props: ComponentProps<Later['Turns']>) {
  const { parts } = useLate(load)
  return parts && <parts.Turns {...props} />
}

export function LateLine(props: ComponentProps<Later['NoticeLine']>) {
  const { parts } = useLate(load)
  if (parts) return <parts.NoticeLine {...props} />
  if (!props.kept) return null
  return (
    <section className={line.line}>
      <Skeleton width="70%" />
    </section>
  )
}

const ROWS = 10

/** The end of the page comes with them, so that nothing stands below an empty place. */
const Rows = () => (
  <section className={css.markets}>
    <div className={css.gutter}>
      <SectionHeader title={<Skeleton width={90} />} />
    </div>
    <div className={css.lists} />
    <Symbols of={[]} loading={ROWS} />
  </section>
)

export function LateMarkets(props: ComponentProps<Later['Markets']>) {
  const { parts } = useLate(load)
  return parts ? <parts.Markets {...props} /> : <Rows />
}

export function LateFoot() {
  const { parts } = useLate(load)
  return parts ? <parts.Foot /> : <div className={css.end} />
}
