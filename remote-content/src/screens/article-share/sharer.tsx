/** For whoever shares: the card, the link, and the ways that this browser has to hand them on. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { CopyText } from '@shared/ui/copy-text'
import { saveFile } from '@shared/ui/save-file'
import { type CardFile, ShareCard } from '@shared/ui/share-card'
import { Skeleton } from '@shared/ui/skeleton'
import { Download, Link, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { copy } from 'shell/overlay'
import { useSession } from 'shell/session'
import type { Article } from '../../parts/article/article.api.ts'
import type { Named } from '../../parts/article/article.model.ts'
import { givenTo, linkOf } from './article-share.model.ts'
import css from './article-share.module.css'
import { useCard } from './use-card.ts'

export function Sharer({ article, named }: { article: Article; named: Named }) {
  const { t } = useLingui()
  const { code } = useLanguage()
  const invite = useSession().user?.inviteCode ?? ''
  const link = linkOf(named, { origin: location.origin, invite, lang: code })
  const { card, draw, drawn, label } = useCard(article, link)
  return (
    <>
      <div className={css.sharer}>
        {draw ? <ShareCard label={label} draw={draw} onDrawn={drawn} /> : <Drawing />}
        <div className={css.link}>
          <CopyText value={link} label={t`Copy link`} onCopy={() => void copy(link)} />
        </div>
      </div>
      <Acts card={card} title={article.title} link={link} />
    </>
  )
}

function Drawing() {
  const { t } = useLingui()
  return (
    <div className={css.drawing} role="status" aria-label={t`Loading...`}>
      <Skeleton width="100%" height={369} />
    </div>
  )
}

type ActsProps = { card: CardFile; title: string; link: string }

function Acts({ card, title, link }: ActsProps) {
  const { t } = useLingui()
  const [refused, setRefused] = useState(false)
  const { file } = card
  const given = givenTo(navigator, { title, link, file })
  const loading = card.state === 'drawing'
  const unmade = card.state === 'failed' ? t`Couldn't create the image` : undefined
  /** Closed without sharing: nothing happened. */
  const failed = (error: unknown) => setRefused(!(error instanceof DOMException && error.name === 'AbortError'))
  const share = () => given && navigator.share(given).catch(failed)
  return (
    <ActionBar>
      <div className={css.acts}>
        {refused && (
          <p role="alert" className={css.refused}>
            <Trans>Your browser couldn't share this. Copy the link instead.</Trans>
          </p>
        )}
        <div className={css.buttons}>
          <Button
            wide
            icon={Download}
            loading={loading}
            reason={unmade}
            onClick={() => file && saveFile(file, file.name)}
          >
            <Trans>Save picture</Trans>
          </Button>
          {given && !refused ? (
            <Button wide look="primary" icon={Share2} loading={loading} onClick={share}>
              <Trans>Share</Trans>
            </Button>
          ) : (
            <Button wide look="primary" icon={Link} onClick={() => void copy(link)}>
              <Trans>Copy link</Trans>
            </Button>
          )}
        </div>
      </div>
    </ActionBar>
  )
}
