import type { LanguageService } from '../host';
import { serveRooms } from './requests';

/** Serves the rooms panel. */
export const roomsService: LanguageService = {
  commands: [],
  start: (host) => {
    serveRooms(host);
    return {};
  },
};
