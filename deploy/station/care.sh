#!/bin/sh
# Root does what the agent asks for: it restarts the display, or this computer, and nothing else. The folder is the agent's, so
# a file there is moved or removed, never written, and its content is not read.
set -eu
cd /run/station

if [ -e restart-display ]; then
  mv -T restart-display restart-display.taken
  systemctl restart station-display
  mv -T restart-display.taken restart-display.done
fi
# Only a file that is gone leads to a restart: otherwise each start would lead to the next one.
if [ -e restart-computer ]; then
  rm restart-computer
  systemctl reboot
fi
