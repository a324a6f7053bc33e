/** A key for a camera, for the eye, and for an authenticator on the same phone. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatCountdown } from '@shared/format/duration'
import { Button } from '@shared/ui/button'
import { QrCard } from '@shared/ui/qr-card'
import { Smartphone } from 'lucide-react'
import { copy } from 'shell/overlay'
import { linkOf } from './authenticator.model.ts'
import css from './authenticator.module.css'
import type { OfferedKey } from './unfinished.ts'

/** @param left milliseconds that it waits */
export function KeyCard({ of: { secretKey, url }, left }: { of: OfferedKey; left: number }) {
  const { t } = useLingui()
  const link = linkOf(url)
  const time = formatCountdown(left)
  return (
    <div className={css.key}>
      <QrCard plain label={t`Key`} address={secretKey} text={link ?? secretKey} onCopy={() => void copy(secretKey)}>
        <p className={css.note}>
          <Trans>
            Expires in{' '}
            <span className="num" translate="no">
              {time}
            </span>
          </Trans>
        </p>
      </QrCard>
      {link && (
        <Button wide icon={Smartphone} href={link}>
          <Trans>Open in authenticator</Trans>
        </Button>
      )}
      <p className={css.note}>
        <Trans>Is your authenticator on this phone? Open it or copy the key. On another phone? Scan the code.</Trans>
      </p>
    </div>
  )
}
