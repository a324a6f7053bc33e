/** Where one writes to a person: the exchange's own chat, else the page that the installation names. */
import * as to from '@shared/contract/to'
import { useAtomValue } from 'jotai'
import { configAtom, liveConfig } from '../../remotes/live-config.ts'
import { useLanguage } from '../i18n/index.ts'
import { hasFeature } from '../transport/features.ts'
import { useWay } from './ways.ts'

/**
 * The way to live chat, undefined where there is none: then no entry to it is drawn.
 * @param order the number that whoever answers should know; it stands in the first message, unsent
 */
export function useLiveChat(order?: string): string | undefined {
  useAtomValue(configAtom)
  const way = useWay(to.outlink({ kind: 'chat', order }))
  return hasFeature('live-chat') || liveConfig().customerService.url ? way : undefined
}

/** Where the exchange has no chat of its own: the address that the installation names, in the person's language; '' for none. */
export function useServiceUrl(): string {
  const { code } = useLanguage()
  return useAtomValue(configAtom)?.customerService.url.replaceAll('{lang}', code) ?? ''
}
