/** The invitation as a picture: saved, or handed to another app where the browser can. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { saveFile } from '@shared/ui/save-file'
import { type CardFile, drawInvitation, ShareCard, useCardFile } from '@shared/ui/share-card'
import { Sheet } from '@shared/ui/sheet'
import { Download, Link, Share2 } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { copy } from 'shell/overlay'
import type { SheetFrame } from 'shell/screen'

type Props = SheetFrame & { link: string; code: string }

export function InviteSheet({ link, code, ...frame }: Props) {
  const { t } = useLingui()
  const { card: file, drawn } = useCardFile(`${code}.png`)
  const label = t`Scan to join · invitation code`
  const title = t`Trade with me on tarn`
  const card = useMemo(() => ({ title, join: { link, code, label } }), [title, link, code, label])
  const draw = useCallback((pen: Parameters<typeof drawInvitation>[0]) => drawInvitation(pen, card), [card])
  return (
    <Sheet {...frame} title={<Trans>Share your invitation</Trans>} actions={<Acts {...{ file, link, title }} />}>
      <ShareCard label={[title, label, code].join(', ')} draw={draw} onDrawn={drawn} />
    </Sheet>
  )
}

/** Whether this browser hands anything on. */
const canShare = () => typeof navigator.share === 'function'

type ActsProps = { file: CardFile; link: string; title: string }

function Acts({ file: { state, file }, link, title }: ActsProps) {
  const { t } = useLingui()
  const loading = state === 'drawing'
  const unmade = state === 'failed' ? t`We couldn't create the image. Try again.` : undefined
  const share = () => {
    const files = file ? [file] : []
    const what = file && navigator.canShare?.({ files }) ? { title, files, text: link } : { title, url: link }
    navigator.share(what).catch(() => {}) // closed without sharing: nothing happened
  }
  return (
    <>
      <Button wide icon={Download} loading={loading} reason={unmade} onClick={() => file && saveFile(file, file.name)}>
        <Trans>Save</Trans>
      </Button>
      {canShare() ? (
        <Button wide look="primary" icon={Share2} loading={loading} onClick={share}>
          <Trans>Share</Trans>
        </Button>
      ) : (
        <Button wide look="primary" icon={Link} onClick={() => void copy(link)}>
          <Trans>Copy link</Trans>
        </Button>
      )}
    </>
  )
}
