/** What opens over the rows of passkeys: adding one, its name, and its end. */
import { Trans, useLingui } from '@lingui/react/macro'
import { LONGEST_PASSKEY_NAME } from '@shared/contract/limits'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { Sheet } from '@shared/ui/sheet'
import { useForm, useSend } from 'shell/form'
import { toast } from 'shell/overlay'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import css from './devices.module.css'
import { addPasskey, removePasskey, renamePasskey } from './passkeys.api.ts'
import { nameModel, type PasskeyRow } from './passkeys.model.ts'
import { ProofSheet } from './proof-sheet.tsx'
import { usePasskeyName } from './use-passkey-name.ts'

export function AddSheet({ frame, some }: { frame: SheetFrame; some: boolean }) {
  const { t } = useLingui()
  const called = usePasskeyName()
  return (
    <ProofSheet
      {...{ frame, some }}
      title={<Trans>Add a passkey</Trans>}
      text={<Trans>Confirm it's you first. Your device then asks for your fingerprint, face or screen lock.</Trans>}
      go={<Trans>Continue</Trans>}
      look="primary"
      work={async proof => {
        const made = await addPasskey(proof)
        if (!made) return false
        const name = called(made)
        toast(t`Passkey added: ${name}`)
        return true
      }}
    />
  )
}

type OfRow = { frame: SheetFrame; of: PasskeyRow }

export function RemoveSheet({ frame, of }: OfRow) {
  const { t } = useLingui()
  const name = usePasskeyName()(of)
  return (
    <ProofSheet
      {...{ frame }}
      some
      title={<Trans>Remove {name}?</Trans>}
      text={<Trans>You'll no longer be able to log in with it. Your password keeps working.</Trans>}
      go={<Trans>Remove passkey</Trans>}
      look="danger"
      work={async proof => {
        const done = await removePasskey(of.id, proof)
        if (done) toast(t`Passkey removed: ${name}`)
        return done
      }}
    />
  )
}

export function NameSheet({ frame, of: { id, name }, onRemove }: OfRow & { onRemove(): void }) {
  const { t } = useLingui()
  const { state, busy, begin, send } = useSend()
  const form = useForm(nameModel, null, { words: () => t`Required`, sending: { state, begin }, from: { name } })
  const reason = useOfflineReason()
  const isElsewhere = state.phase === 'failed' && state.failure.field !== 'name'
  const save = () =>
    send(async () => {
      if (await renamePasskey(id, form.form.name.trim())) frame.onClose()
    })
  return (
    <Sheet {...frame} busy={busy} title={<Trans>Passkey</Trans>}>
      <form className={css.sheet} {...form.frame(() => form.press() && void save())}>
        <Field label={t`Passkey name`} maxLength={LONGEST_PASSKEY_NAME} autoComplete="off" {...form.field('name')} />
        {isElsewhere && <FailureBanner of={state} />}
        <Button type="submit" look="primary" wide loading={busy} reason={reason}>
          <Trans>Save name</Trans>
        </Button>
        <Button look="line" wide disabled={busy || reason !== undefined} onClick={onRemove}>
          <Trans>Remove passkey</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
