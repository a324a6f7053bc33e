/** An address: typed, pasted, or read off a picture; what it is stands below it as it is typed. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { FieldFrame } from '@shared/ui/field'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { ClipboardPaste, ScanLine } from 'lucide-react'
import { useRef } from 'react'
import { toast } from 'shell/overlay'
import { useLateSheet } from 'shell/screen'
import { LinkNote } from './link-note.tsx'
import type * as scanSheet from './scan/scan-sheet.tsx'
import css from './settlement.module.css'
import { isPaste, useBrought } from './use-brought.ts'
import type { useWallet } from './use-wallet.ts'
import { Verdict } from './verdict.tsx'

type Props = {
  of: ReturnType<typeof useWallet>
  /** Networks that can be chosen. */
  networks: readonly string[]
}

export function AddressField({ of, networks }: Props) {
  const { t } = useLingui()
  const { form, other } = of
  const box = useRef<HTMLTextAreaElement>(null)
  const { value, error, link, type, bring, leave } = useBrought(of)
  return (
    <div>
      <FieldFrame
        bare
        label={t`Address`}
        error={error && <WhatIsWrong of={of}>{error}</WhatIsWrong>}
        help={<Help of={of} />}
      >
        {wire => (
          <div className={css.well} data-error={error !== undefined || undefined}>
            <textarea
              {...wire}
              ref={box}
              className={css.address}
              rows={value.length > 30 ? 2 : 1}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              translate="no"
              value={value}
              onChange={event => (isPaste(event.nativeEvent) ? bring : type)(event.target.value)}
              onBlur={leave}
            />
            <div className={css.tools}>
              <Paste onText={bring} onRefused={() => box.current?.focus()} />
              <Scan onText={bring} />
            </div>
          </div>
        )}
      </FieldFrame>
      <Checked of={of} />
      <LinkNote of={link} />
      {other && networks.includes(other) && (
        <div className={css.switch}>
          <Button look="tonal" onClick={() => form.change({ network: other })}>
            <Trans>Switch to {other}</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function Help({ of: { form, renumbered } }: Pick<Props, 'of'>) {
  if (renumbered || form.form.address) return null
  return <Trans>Leave empty to keep the current address</Trans>
}

function WhatIsWrong({ of, children }: Pick<Props, 'of'> & { children: string }) {
  const { network } = of.form.form
  if (!of.other) return children
  return (
    <>
      <b>{children}</b>
      <br />
      <Trans>You chose {network}. Coins sent over the wrong network are lost.</Trans>
    </>
  )
}

function Checked({ of: { form, verdict } }: Pick<Props, 'of'>) {
  const { network } = form.form
  const good = verdict?.is === 'good' && form.errorAt('address') === undefined
  const { length } = verdict?.is === 'good' ? verdict.address : ''
  return (
    <Verdict title={good && <Trans>Valid {network} address</Trans>}>
      <Trans>All {length} characters and the checksum are correct.</Trans>
    </Verdict>
  )
}

const Tool = ({ icon, onClick, children }: { icon: LucideIcon; onClick(): void; children: string }) => (
  <button type="button" className={css.tool} onClick={onClick}>
    <Icon of={icon} size={16} />
    {children}
  </button>
)

type ToolProps = { onText(text: string): void }

/** Nothing where the browser hands no clipboard out: there one presses and holds the field. */
function Paste({ onText, onRefused }: ToolProps & { onRefused(): void }) {
  const { t } = useLingui()
  const board = navigator.clipboard as Clipboard | undefined
  if (!board?.readText) return <span />
  const paste = async () => {
    const text = await board.readText().catch(() => undefined)
    if (text?.trim()) return onText(text)
    onRefused()
    toast(text === undefined ? t`Paste it into the field manually` : t`There's nothing to paste`)
  }
  return (
    <Tool icon={ClipboardPaste} onClick={() => void paste()}>
      {t`Paste`}
    </Tool>
  )
}

const load = () => import('./scan/scan-sheet.tsx')

function Scan({ onText }: ToolProps) {
  const { t } = useLingui()
  const sheet = useLateSheet<'code', typeof scanSheet>(load)
  return (
    <>
      <Tool icon={ScanLine} onClick={() => void sheet.show('code')}>
        {t`Scan QR code`}
      </Tool>
      {sheet.draw(({ ScanSheet }, _, { key, ...frame }) => (
        <ScanSheet key={key} {...frame} onText={onText} />
      ))}
    </>
  )
}
