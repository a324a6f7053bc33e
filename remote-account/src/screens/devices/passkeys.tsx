/** The passkeys of a person: which there are, another one, their names and their end (docs/rules/account.md#passkeys). */
import { Trans, useLingui } from '@lingui/react/macro'
import { passkeyListCall } from '@shared/contract/calls/account'
import { MOST_PASSKEYS } from '@shared/contract/limits'
import { formatDay } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { KeyRound } from 'lucide-react'
import { useCall } from 'shell/query'
import { Loaded, useLateSheet, useOfflineReason } from 'shell/screen'
import { havePasskeys, knowsPasskeys } from '../../parts/passkey/usable.ts'
import css from './devices.module.css'
import type { PasskeyRow } from './passkeys.model.ts'
import { usePasskeyName } from './use-passkey-name.ts'

const sheets = () => import('./passkey-sheets.tsx')

export const Passkeys = () => (havePasskeys() ? <OwnPasskeys /> : null)

type PasskeySheet = { what: 'add' } | { what: 'name' | 'remove'; of: PasskeyRow }

function OwnPasskeys() {
  const passkeys = useCall(passkeyListCall, {})
  const { show, draw } = useLateSheet<PasskeySheet, Awaited<ReturnType<typeof sheets>>>(sheets)
  const some = (passkeys.data ?? []).length > 0
  return (
    <section className={css.section}>
      <SectionHeader title={<Trans>Passkeys</Trans>} />
      <Loaded of={passkeys} title={<Trans>Couldn't load your passkeys</Trans>} skeleton={<SkeletonRows rows={1} />}>
        {rows => <Rows rows={rows} onShow={show} />}
      </Loaded>
      {draw(({ AddSheet, NameSheet, RemoveSheet }, shown, { key, ...frame }) => {
        if (shown.what === 'add') return <AddSheet key={key} {...{ frame, some }} />
        const { of } = shown
        if (shown.what === 'remove') return <RemoveSheet key={key} {...{ frame, of }} />
        return <NameSheet key={key} {...{ frame, of }} onRemove={() => void show({ what: 'remove', of })} />
      })}
    </section>
  )
}

/** Why none can be added now. */
function useReason(count: number): string | undefined {
  const { t } = useLingui()
  const offline = useOfflineReason()
  if (!knowsPasskeys()) return t`This browser doesn't support passkeys`
  return count >= MOST_PASSKEYS ? t`You can have up to ${MOST_PASSKEYS} passkeys. Remove one first.` : offline
}

type RowsProps = { rows: readonly PasskeyRow[]; onShow(shown: PasskeySheet): Promise<undefined> }

function Rows({ rows, onShow }: RowsProps) {
  const { t } = useLingui()
  const reason = useReason(rows.length)
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState icon={KeyRound} title={<Trans>No passkeys yet</Trans>}>
          <Trans>With a passkey you log in by fingerprint, face or screen lock. Your password keeps working.</Trans>
        </EmptyState>
      ) : (
        <List panel label={t`Passkeys`}>
          {rows.map(of => (
            <Row key={of.id} of={of} onClick={() => void onShow({ what: 'name', of })} />
          ))}
        </List>
      )}
      <Button wide icon={KeyRound} reason={reason} onClick={() => void onShow({ what: 'add' })}>
        <Trans>Add a passkey</Trans>
      </Button>
    </>
  )
}

function Row({ of, onClick }: { of: PasskeyRow; onClick(): void }) {
  const called = usePasskeyName()
  const { since, lastUsed } = of
  const [added, used] = [since && formatDay(since), lastUsed && formatDay(lastUsed)]
  return (
    <ListRow
      lead={<Icon of={KeyRound} size={22} />}
      title={called(of)}
      note={
        <>
          {added && <Trans>Added {added}</Trans>}
          {' · '}
          {used ? <Trans>Last used {used}</Trans> : <Trans>Not used yet</Trans>}
        </>
      }
      opens
      onClick={onClick}
    />
  )
}
