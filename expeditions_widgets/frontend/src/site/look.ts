/* Runs before anything is painted, so that a dark page never flashes white and large text never jumps. */
import { startSettings } from "../settings.js";

startSettings();
