/** To the card by which others find the article. */
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { Share2 } from 'lucide-react'
import { go, useWay } from 'shell/navigation'
import type { Named } from '../../parts/article/article.model.ts'

export function Share({ named }: { named: Named }) {
  const { t } = useLingui()
  const way = to.articleShare({ ...named, card: '1' })
  return useWay(way) && <IconButton icon={Share2} label={t`Share`} onClick={() => go(way)} />
}
