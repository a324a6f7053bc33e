/** Recovery codes, told once: they stay here until they are saved (docs/rules/account.md#recovery-codes). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { saveFile } from '@shared/ui/save-file'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useLeaveGuard } from 'shell/navigation'
import { copy } from 'shell/overlay'
import { codesText } from './authenticator.model.ts'
import css from './authenticator.module.css'
import { Steps } from './steps.tsx'

type Props = {
  user: UserInfo
  codes: readonly string[]
  /** They came with a binding. */
  bound: boolean
  onSaved(): void
}

export function RecoveryCodes({ user, codes, bound, onSaved }: Props) {
  const { t } = useLingui()
  const [saved, setSaved] = useState(false)
  useLeaveGuard(true, t`You haven't saved your recovery codes. They disappear when you close this tab.`)
  const file = () => {
    const text = codesText(t`Recovery codes`, user.account ?? '', codes)
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  }
  return (
    <div className={css.page}>
      {bound && <Steps now={2} />}
      <h2 className="title-3">
        <Trans>Save your recovery codes</Trans>
      </h2>
      <p className={css.text}>
        <Trans>
          If you lose your phone, you can use each code once instead of the authenticator. Keep them somewhere other
          than this phone. Your old codes no longer work, and we won't show these again.
        </Trans>
      </p>
      <Codes of={codes} />
      <div className={css.both}>
        <Button wide icon={Copy} onClick={() => void copy(codes.join('\n'))}>
          <Trans>Copy</Trans>
        </Button>
        <Button wide icon={Download} onClick={file}>
          <Trans>Save file</Trans>
        </Button>
      </div>
      <Checkbox checked={saved} onChange={setSaved}>
        <Trans>I've saved them</Trans>
      </Checkbox>
      <Button look="primary" wide reason={saved ? undefined : t`Save the codes first`} onClick={onSaved}>
        <Trans>Done</Trans>
      </Button>
    </div>
  )
}

function Codes({ of }: { of: readonly string[] }) {
  const { t } = useLingui()
  return (
    <ol className={css.codes} aria-label={t`Recovery codes`} translate="no">
      {of.map(code => (
        <li key={code} className="num" translate="no">
          {code}
        </li>
      ))}
    </ol>
  )
}
