/** A word of the operator's that opens by itself: once a day at most, over nothing, and for good where nobody wants it. */
import { Trans } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { foreignTag } from '@shared/format/foreign'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { openLink } from 'shell/navigation'
import { fileUrl } from 'shell/transport'
import { noticeLink } from '../../parts/notice-link.ts'
import css from './popup.module.css'
import { usePopup } from './use-popup.ts'

export function Popup() {
  const { value, open, key, close, end } = usePopup()
  const { code } = useLanguage()
  if (!value) return null
  return (
    <Sheet
      key={key}
      open={open}
      onClose={close}
      title={<span lang={foreignTag(value.lang, code)}>{value.title}</span>}
      actions={<Acts notice={value} onEnd={end} />}
    >
      {value.cover && <Cover path={value.cover} />}
      {value.abstract && (
        <p className={css.words} lang={foreignTag(value.lang, code)}>
          {value.abstract}
        </p>
      )}
    </Sheet>
  )
}

/** Its room is there before it comes; where it does not come, the words stand alone. */
function Cover({ path }: { path: string }) {
  const [broken, setBroken] = useState(false)
  return !broken && <img className={css.cover} src={fileUrl(path)} alt="" onError={() => setBroken(true)} />
}

/** Who follows it has read it: it does not come again either. */
function Acts({ notice, onEnd }: { notice: Notice; onEnd(): void }) {
  const link = noticeLink(notice)
  const follow = () => {
    onEnd()
    openLink(notice)
  }
  return (
    <>
      <Button wide onClick={onEnd}>
        <Trans>Don't show again</Trans>
      </Button>
      {link && (
        <Button wide look="primary" onClick={follow}>
          <Trans>Read more</Trans>
        </Button>
      )}
    </>
  )
}
