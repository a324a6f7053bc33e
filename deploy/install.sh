#!/bin/sh
# Puts the gateway on a machine, from a checkout: as root, deploy/install.sh. It needs Node 20 or newer and the npm registry;
# the Node that the gateway runs under comes with it. The version before stays in /opt/tarn.old; what runs goes on until it is restarted.
#   DESTDIR   a root to install below, of an image that is made (default: this machine's)
set -eu
umask 022
here=$(cd "$(dirname "$0")/.." && pwd)
root=${DESTDIR:-}
target=$root/opt/tarn
pnpm=$(sed -n 's/.*"packageManager": "\(.*\)".*/\1/p' "$here/package.json")

rm -rf "$target.new"
mkdir -p "$target.new" "$root/etc/tarn/keys" "$root/etc/systemd/system"
# root's, whoever has the checkout: who can change it here could change what runs
tar -C "$here" --owner=0 --group=0 --mode=u=rwX,go=rX -c package.json pnpm-workspace.yaml pnpm-lock.yaml deploy \
  --exclude=node_modules --exclude=dist shared/contract shared/disk shared/door shared/release shared/gateway | tar -C "$target.new" -x
cd "$target.new"
PUPPETEER_SKIP_DOWNLOAD=1 npx --yes "$pnpm" install --frozen-lockfile --prod --filter '@shared/gateway...' \
  --reporter=append-only --loglevel=warn

rm -rf "$target.old"
[ ! -d "$target" ] || mv "$target" "$target.old"
mv "$target.new" "$target"
cp "$target/deploy/tarn-gateway@.service" "$root/etc/systemd/system/"
for file in gateway.env Caddyfile; do
  [ -e "$root/etc/tarn/$file" ] || install -m 640 "$target/deploy/$file" "$root/etc/tarn/$file"
done
[ -n "$root" ] || id tarn >/dev/null 2>&1 || useradd --system --home-dir /var/lib/tarn --shell /usr/sbin/nologin tarn
echo "The gateway is in $target. Its settings: $root/etc/tarn/gateway.env"
