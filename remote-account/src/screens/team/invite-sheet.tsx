/** The invitation as a picture: saved, or handed to another app where the browser can. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { saveFile } from '@shared/ui/save-file'
import { drawInvitation, ShareCard } from '@shared/ui/share-card'
import { Sheet } from '@shared/ui/sheet'
import { Download, Link, Share2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { copy, toast } from 'shell/overlay'
import type { SheetFrame } from 'shell/screen'

type Props = SheetFrame & { link: string; code: string }

export function InviteSheet({ link, code, ...frame }: Props) {
  const { t } = useLingui()
  const [picture, setPicture] = useState<() => Promise<Blob>>()
  const label = t`Scan to join · invitation code`
  const title = t`Trade with me on tarn`
  const card = useMemo(() => ({ title, join: { link, code, label } }), [title, link, code, label])
  const draw = useCallback((pen: Parameters<typeof drawInvitation>[0]) => drawInvitation(pen, card), [card])
  const drawn = useCallback((next: () => Promise<Blob>) => setPicture(() => next), [])
  return (
    <Sheet
      {...frame}
      title={<Trans>Share your invitation</Trans>}
      actions={<Acts {...{ picture, link, code, title }} />}
    >
      <ShareCard label={[title, label, code].join(', ')} draw={draw} onDrawn={drawn} />
    </Sheet>
  )
}

type ActsProps = { picture: (() => Promise<Blob>) | undefined; link: string; code: string; title: string }

/** Whether this browser hands anything on. */
const canShare = () => typeof navigator.share === 'function'

function Acts({ picture, link, code, title }: ActsProps) {
  const { t } = useLingui()
  const failed = () => toast(t`The picture couldn't be made. Try again.`, 'error')
  const save = () => picture?.().then(blob => saveFile(blob, `${code}.png`), failed)
  const share = async () => {
    const blob = await picture?.().catch(failed)
    if (!blob) return
    const files = [new File([blob], `${code}.png`, { type: 'image/png' })]
    const what = navigator.canShare?.({ files }) ? { title, files, text: link } : { title, url: link }
    await navigator.share(what).catch(() => {}) // closed without sharing: nothing happened
  }
  return (
    <>
      <Button wide icon={Download} disabled={!picture} onClick={() => void save()}>
        <Trans>Save</Trans>
      </Button>
      {canShare() ? (
        <Button wide look="primary" icon={Share2} disabled={!picture} onClick={() => void share()}>
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
