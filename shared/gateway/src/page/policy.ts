/** What the page may load, run, frame and send to: what is not named may not. */
import type { Config } from '@shared/contract/config'
import { inlineHashes } from './index-page.ts'

/** @param served origins of development servers: their scripts carry no hashes, and a socket tells of each change */
export function pageHeaders(config: Config, served: readonly string[] = []): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(config, served),
    ...(served.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

function contentPolicy(config: Config, served: readonly string[]): string {
  const api = originOf(config.apiBase)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes.scripts, ...served].join(' '),
    ["style-src 'self'", inlineHashes.style, ...served].join(' '),
    ["img-src 'self' data: blob:", ...api].join(' '),
    "manifest-src 'self'",
    ["connect-src 'self'", ...api, ...served, ...served.map(origin => origin.replace('http', 'ws'))].join(' '),
    `frame-src ${frameSources(config).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** Pages of our own, the live chat's among them, and the hosts that the installation lets /outlink frame. */
function frameSources({ outlink, customerService, apiBase }: Config): string[] {
  const hosts = outlink.filter(({ frame }) => frame).map(({ host }) => `https://${host}`)
  return [...new Set(["'self'", ...originOf(apiBase), ...hosts, ...originOf(customerService.url)])]
}

/** None for a path of our own origin. */
function originOf(address: string): string[] {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? [new URL(address).origin] : []
}

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/

/** On every answer, whatever it carries. */
export function commonHeaders(tls: boolean, host = ''): Record<string, string> {
  const strict = tls ? { 'strict-transport-security': 'max-age=31536000' } : {}
  // browsers believe it of such origins alone, and complain elsewhere
  const opener = tls || LOCAL.test(host) ? { 'cross-origin-opener-policy': 'same-origin' } : {}
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    // no other site's page holds a handle on ours, nor draws or runs what is served here
    'cross-origin-resource-policy': 'same-origin',
    ...opener,
    ...strict,
  }
}
