/** The words of a warning, behind its line on Home. */
import { Trans } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { foreignTag } from '@shared/format/foreign'
import { Button } from '@shared/ui/button'
import { Sheet, type SheetProps } from '@shared/ui/sheet'
import { useLanguage } from 'shell/i18n'
import { openLink } from 'shell/navigation'
import { noticeLink } from '../../parts/notice-link.ts'
import css from './notice-line.module.css'

type Props = Pick<SheetProps, 'open' | 'onClose' | 'addressed'> & {
  notice: Notice
  /** It was read, or is not wanted: it does not come again. */
  onEnd(): void
}

export function WarningSheet({ notice, onEnd, ...frame }: Props) {
  const { code } = useLanguage()
  const lang = foreignTag(notice.lang, code)
  return (
    <Sheet {...frame} title={<span lang={lang}>{notice.title}</span>}>
      {notice.abstract && (
        <p className={css.words} lang={lang}>
          {notice.abstract}
        </p>
      )}
      <Acts notice={notice} onEnd={onEnd} onClose={frame.onClose} />
    </Sheet>
  )
}

function Acts({ notice, onEnd, onClose }: Pick<Props, 'notice' | 'onEnd' | 'onClose'>) {
  const follow = () => {
    onEnd()
    openLink(notice)
  }
  const end = () => {
    onClose()
    onEnd()
  }
  return (
    <div className={css.acts}>
      {noticeLink(notice) && (
        <Button look="tonal" onClick={follow}>
          <Trans>Read more</Trans>
        </Button>
      )}
      <Button look="line" onClick={end}>
        <Trans>Don't show again</Trans>
      </Button>
    </div>
  )
}
