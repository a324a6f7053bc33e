/** The few addresses that are made from the live config, made once for each decision. */
import { readFileSync } from 'node:fs'
import type { Config } from '@shared/contract/config'
import type { Resource } from '../http/answer.ts'
import { inMemory } from '../http/in-memory.ts'
import { indexPage, type ShellFiles } from './index-page.ts'
import { manifests } from './manifests.ts'
import { pageHeaders } from './policy.ts'

/** Resources by address; the page stands at "/". */
export type Site = ReadonlyMap<string, Resource>

const icon = (name: string) => readFileSync(new URL(`icons/${name}`, import.meta.url))

/** @param served origins of development servers */
export function makeSite(config: Config, served: readonly string[] = []): Site {
  return new Map([
    ...manifests(config),
    ['/', makePage(config, served)],
    ['/config.json', inMemory('application/json', JSON.stringify(config))],
    ['/favicon.svg', inMemory('image/svg+xml', icon('mark.svg'))],
    ['/icon-512.png', inMemory('image/png', icon('mark-512.png'))],
    ['/icon-192.png', inMemory('image/png', icon('mark-192.png'))],
    ['/icon-maskable.png', inMemory('image/png', icon('mask-512.png'))],
    ['/apple-touch-icon.png', inMemory('image/png', icon('apple-180.png'))],
  ])
}

/** @param shell another one than the live one */
export const makePage = (config: Config, served: readonly string[], shell?: ShellFiles): Resource =>
  inMemory('text/html; charset=utf-8', indexPage(config, shell), pageHeaders(config, served))
