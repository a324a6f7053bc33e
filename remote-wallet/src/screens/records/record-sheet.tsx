/** The sheet of one record: its state beside its title, what can be done at its end. */
import { Trans } from '@lingui/react/macro'
import { Badge } from '@shared/ui/badge'
import { Sheet, type SheetProps } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { type Asked, Loaded } from 'shell/screen'
import { ChatBanner } from '../../parts/live-chat.tsx'
import type { StateWords } from '../../parts/payment-words.ts'
import css from './records.module.css'

/** @param id in the address; the sheet is closed without one */
export type RecordProps = { id: string | undefined; frame: Pick<SheetProps, 'open' | 'addressed' | 'onClose'> }

type Props<O> = RecordProps & {
  title: ReactNode
  query: Asked<{ records: O[] } | null>
  /** Of the order, once it is here. */
  state: StateWords | undefined
  actions: ReactNode
  notFound: ReactNode
  children(order: O): ReactNode
}

export function RecordSheet<O extends { id: string }>({
  id,
  frame,
  title,
  query,
  state,
  actions,
  notFound,
  children,
}: Props<O>) {
  return (
    <Sheet {...frame} title={title} mark={state && <Badge kind={state.kind}>{state.text}</Badge>} actions={actions}>
      {id && (
        <div className={css.details}>
          <Loaded
            of={query}
            title={<Trans>Couldn't load the details</Trans>}
            skeleton={<SkeletonRows rows={6} single />}
            empty={<p className={css.text}>{notFound}</p>}
          >
            {({ records }) => records.map(children)}
          </Loaded>
          <ChatBanner order={id}>
            <Trans>Questions about this payment?</Trans>
          </ChatBanner>
        </div>
      )}
    </Sheet>
  )
}

/** Why it came to nothing: the desk's own words may be long. */
export const Why = ({ children }: { children: ReactNode }) => <span className={css.why}>{children}</span>
