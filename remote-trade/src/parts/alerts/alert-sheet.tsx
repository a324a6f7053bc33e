/** To be told, once, when a price is there: its level, what waits already, what was reached. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { address } from '@shared/contract/address'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money'
import { Button } from '@shared/ui/button'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import type { ReactNode } from 'react'
import { go, useRoute, useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import type { SheetFrame } from 'shell/screen'
import { redirect, useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { LivePrice } from '../quotes/cells.tsx'
import { AlertLists } from './alert-lists.tsx'
import css from './alerts.module.css'
import { LevelField } from './level-field.tsx'
import { useAlert } from './use-alert.ts'

export type AlertSheetProps = SheetFrame & {
  info: SymbolInfo
  /** What stands in the field at first. */
  level?: Decimal | undefined
}

export const AlertSheet = (props: AlertSheetProps) =>
  useSession().signedIn ? <Setting {...props} /> : <Visitor {...props} />

type FrameProps = AlertSheetProps & { busy?: boolean; action: ReactNode; children: ReactNode }

function Frame({ info, action, children, ...frame }: FrameProps) {
  return (
    <Sheet {...frame} title={<Trans>Price alert</Trans>} actions={action}>
      <p className={css.about}>
        <b>{pairOf(info)}</b>
        <LivePrice symbol={info.symbol} places={info.pricePrecision} />
      </p>
      {children}
    </Sheet>
  )
}

function Setting(props: AlertSheetProps) {
  const alert = useAlert(props)
  const { busy, state } = alert.order
  const action = (
    <Button wide look="primary" loading={busy} reason={busy ? undefined : alert.reason} onClick={alert.submit}>
      <OrderWords state={state}>
        <Trans>Set alert</Trans>
      </OrderWords>
    </Button>
  )
  return (
    <Frame {...props} busy={busy} action={action}>
      <LevelField {...alert} info={props.info} />
      <AlertLists />
      <WhenClosed />
    </Frame>
  )
}

/** Who is told only while they look may want more. */
function WhenClosed() {
  const { t } = useLingui()
  const href = useWay(to.notifications({ sheet: 'alerts' }))
  if (!href || !hasFeature('web-push')) return null
  return (
    <List flush>
      <ListRow title={t`Alerts when the app is closed`} href={href} />
    </List>
  )
}

/** There, and back to this very place. */
function Visitor(props: AlertSheetProps) {
  const { path, query } = useRoute()
  const logIn = () => {
    redirect.set(address<string>(path as `/${string}`)(query))
    go(to.login())
  }
  const action = (
    <Button wide look="primary" onClick={logIn}>
      <Trans>Log in</Trans>
    </Button>
  )
  return (
    <Frame {...props} action={action}>
      <p className={css.text}>
        <Trans>Log in and we'll let you know when the price gets there.</Trans>
      </p>
    </Frame>
  )
}
