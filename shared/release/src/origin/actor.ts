/**
 * Who acts, as the environment of this process says it: a CI job by its address, anybody else by user and machine. Whoever
 * holds the machine can make it say something else; whose key it was, the signature tells.
 */
import { hostname, userInfo } from 'node:os'

type Env = Readonly<Record<string, string | undefined>>

/** @returns e.g. "https://github.com/acme/tarn/actions/runs/77 (lena, release.yml)" or "lena@laptop" */
export const actor = (env: Env = process.env): string => githubJob(env) ?? gitlabJob(env) ?? anyJob(env) ?? person()

/** @param typed a name that somebody gave: it stands beside what the environment says, never in its place */
export const actorNamed = (typed: string | undefined, env: Env = process.env): string =>
  typed ? `${actor(env)} (${typed})` : actor(env)

function githubJob(env: Env): string | undefined {
  if (env.GITHUB_ACTIONS !== 'true') return undefined
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return jobName(`${server}/${repository}/actions/runs/${run}`, env.GITHUB_ACTOR, env.GITHUB_WORKFLOW)
}

const gitlabJob = (env: Env): string | undefined =>
  env.GITLAB_CI === 'true' && env.CI_JOB_URL
    ? jobName(env.CI_JOB_URL, env.GITLAB_USER_LOGIN, env.CI_PIPELINE_SOURCE)
    : undefined

/** Jenkins and others name their run by BUILD_URL; all set CI. */
const anyJob = (env: Env): string | undefined =>
  env.CI && env.CI !== 'false' ? jobName(env.BUILD_URL ?? `CI on ${hostname()}`) : undefined

const jobName = (job: string, ...more: (string | undefined)[]): string => {
  const known = more.filter(Boolean).join(', ')
  return known ? `${job} (${known})` : job
}

function person(): string {
  try {
    return `${userInfo().username}@${hostname()}`
  } catch {
    return `unknown@${hostname()}` // a container may run under a number that has no name
  }
}

/** The branch that a CI job builds: its checkout often stands on none. */
export const branchOfJob = (env: Env = process.env): string | undefined =>
  env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || env.CI_COMMIT_REF_NAME || env.BRANCH_NAME || undefined
