#!/bin/sh
# Makes a computer with Debian 13 or Raspberry Pi OS (trixie) a station: README.md beside this file. A second run brings
# the program and the units up to date, and keeps the settings and the keys; PRINTER changes the printer.
set -eu
# Files are readable by the users of the services, whatever the shell of the caller says.
umask 022

here=$(cd "$(dirname "$0")" && pwd)
settings=/etc/station/station.env
# The agent needs an address, and prints nowhere without one. The set-up page of the partner app finds the printer.
none_yet=ipp://printer.local/ipp/print

fail() {
  echo "install.sh: $1" >&2
  exit 1
}

# ask VARIABLE QUESTION: a script sets the variable, a person is asked.
ask() {
  eval "value=\${$1:-}"
  if [ -z "$value" ]; then
    [ -t 0 ] || fail "$1 is missing: set it, or run this at a terminal"
    printf '%s: ' "$2" >&2
    read -r value
  fi
  # The partner app shows a code in groups.
  [ "$1" != STATION_ENROL_CODE ] || value=$(printf %s "$value" | tr -d ' ')
  check "$1" "$value"
  eval "$1=\$value"
}

# check VARIABLE VALUE
check() {
  case $2 in
  '') fail "$1 must not be empty" ;;
  *[!A-Za-z0-9:/._@,%?\&=+-]*) fail "$1 has a character that an address or a code never has" ;;
  esac
}

[ "$(id -u)" = 0 ] || fail 'run this as root: sudo sh install.sh'
for file in launcher.mjs main.mjs care.sh station.service station-display.service station-care.path station-care.service; do
  [ -f "$here/$file" ] || fail "$file is missing beside install.sh: README.md names the files to copy"
done

if [ ! -f $settings ]; then
  ask SERVER_URL 'Address of the server, like https://shop.example'
  ask STATION_ENROL_CODE 'Code of the station, from the partner app or from "operator enrol-code"'
fi
if [ -n "${PRINTER:-}" ]; then
  check PRINTER "$PRINTER"
  # lp has a variable of the same name, for the name of a queue.
  case $PRINTER in
  simulated | ipp://?* | ipps://?* | folder:/?*) ;;
  *) fail "PRINTER must be ipp://…, ipps://…, folder:/… or simulated, or not be set" ;;
  esac
fi
DISPLAY_HERE=${DISPLAY_HERE:-yes}

packages='nodejs systemd-timesyncd'
[ "$DISPLAY_HERE" = yes ] && packages="$packages cage xwayland libpam-systemd chromium fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# shellcheck disable=SC2086 # These are several words.
apt-get install -y -qq --no-install-recommends $packages
node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' ||
  fail "Node.js 20.19 or newer is needed, and this is $(node --version): take Debian 13 or Raspberry Pi OS (trixie)"

id station >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/station --shell /usr/sbin/nologin station
install -d /opt/station /etc/station
install -m 644 "$here/launcher.mjs" "$here/main.mjs" "$here/care.sh" /opt/station/
install -m 644 "$here/station.service" "$here/station-care.path" "$here/station-care.service" /etc/systemd/system/
if [ ! -f $settings ]; then
  # Only the service manager reads it: an address of a printer may hold a password.
  (umask 077 && cat >$settings.part) <<END
# Settings of the station: the table in apps/station/README.md. Restart it after a change: systemctl restart station
SERVER_URL=$SERVER_URL
STATION_ENROL_CODE=$STATION_ENROL_CODE
PRINTER=${PRINTER:-$none_yet}
END
  mv $settings.part $settings
elif [ -n "${PRINTER:-}" ]; then
  (umask 077 && { printf 'PRINTER=%s\n' "$PRINTER" && sed '/^PRINTER=/d' $settings; } >$settings.part)
  mv $settings.part $settings
fi
# What was chosen on the set-up page would go on counting if PRINTER is what it was.
[ -z "${PRINTER:-}" ] || rm -f /var/lib/station/printer.json

systemctl daemon-reload
# The right time: certificates are valid from and until a day.
systemctl enable --now systemd-timesyncd
systemctl enable --now station-care.path
systemctl enable station
systemctl restart station
if [ "$DISPLAY_HERE" = yes ]; then
  id display >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/station-display --shell /usr/sbin/nologin display
  install -m 644 "$here/station-display.service" /etc/systemd/system/
  # The browser gets this address alone, and no secret: the display is paired by the code that it shows.
  printf 'DISPLAY_ADDRESS=%s/display\n' "$(sed -n 's/^SERVER_URL=//p' $settings)" >/etc/station/display.env
  systemctl daemon-reload
  systemctl enable station-display
  systemctl restart --no-block station-display
fi

echo 'Waiting for the server …'
for _ in $(seq 60); do
  if [ -f /var/lib/station/keys.json ]; then
    echo 'The station has enrolled. Its state: systemctl status station'
    [ "$DISPLAY_HERE" != yes ] || echo 'Its screen shows a code: type it in the partner app, on the page of the station.'
    exit 0
  fi
  sleep 1
done
echo 'The station has not enrolled yet, and goes on trying. What it says:' >&2
journalctl --unit station --lines 5 --output cat --no-pager >&2
exit 1
