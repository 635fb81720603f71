"""Who a visitor is: nobody in particular, without account, name or cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jupyter_server.auth import IdentityProvider, User

if TYPE_CHECKING:
    from tornado.web import RequestHandler

VISITOR: Final = User("visitor")


class AnyVisitor(IdentityProvider):
    """Takes every visitor for the same one; Jupyter would make up a name and have the browser keep it."""

    login_available = False
    logout_available = False

    def get_user(self, handler: RequestHandler) -> User:  # noqa: ARG002  # Jupyter's own signature
        """Return who asks."""
        return VISITOR
